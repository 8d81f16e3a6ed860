// What is shown, and what of it is chosen.

let file = data.documents[0] || { title: "", notes: [], steps: [], moments: [] };
let moments = new Moments(file.moments);
let position = 0;
const ownLook = { device: null, isMirrored: false, fix: null, axis: null, value: 0 };
let look = ownLook;
let selected = null;
let shownPlaces = new Map();
let animation = 0;
let drag = null;

const step = () => file.steps[position];
const moment = () => moments.at(step() ? step().moment : file.moments.length - 1);
const root = () => list(moment(), "views")[0];
const isFailed = (one) => Boolean(one.expected || one.cause);
