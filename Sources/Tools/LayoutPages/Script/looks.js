// The layout in the other direction, on other devices, and with a fix.

const hasLook = (change) => Boolean(moment().rest.looks[lookKey({ ...look, fix: null, ...change })]);

const turned = / landscape$/;

function lookWords() {
  if (look.fix) return `With ${short(fixOf(look.fix).command.split("\n").join("; "), 80)}, at`;
  const isRight = moment().rest.isRightToLeft !== look.isMirrored;
  const direction = look.isMirrored ? `${isRight ? "Right to left" : "Left to right"}, ` : "";
  if (look.device) return `${direction}${direction ? "on" : "On"} ${look.device},`;
  return `${direction}${direction ? "at" : "At"}`;
}

function lookAt(change) {
  look = { ...look, axis: null, fix: null, ...change };
  refresh(true);
  announce(nowWords());
}

// Leaves a look that the layout at this step has not.
function keepLook() {
  look = { ...look, fix: null, axis: null, value: 0 };
  if (look.device && !hasLook({})) look = { ...look, device: null };
  if (look.isMirrored && !hasLook({})) look = { ...look, isMirrored: false };
}

function showLooks() {
  const mirror = byId("mirror");
  mirror.hidden = !hasLook({ isMirrored: true });
  mirror.textContent = moment().rest.isRightToLeft ? "Left to right" : "Right to left";
  mirror.setAttribute("aria-pressed", look.isMirrored && !look.fix);
  const names = moment().rest.devices;
  const focused = document.activeElement && document.activeElement.dataset.device;
  byId("devices").hidden = !names.length;
  const upright = look.device && look.device.replace(turned, "");
  const isTurned = Boolean(look.device) && turned.test(look.device);
  const toggles = names.map((name) => button({
    click: () => lookAt({ device: name === upright && !look.fix ? null : `${name}${isTurned ? " landscape" : ""}` }),
    "aria-pressed": name === upright && !look.fix, "data-device": name,
  }, name));
  byId("device-list").replaceChildren(...toggles);
  const turn = byId("turn");
  turn.disabled = !look.device || Boolean(look.fix);
  turn.setAttribute("aria-pressed", isTurned);
  const again = focused && toggles.find((toggle) => toggle.dataset.device === focused);
  if (again) again.focus();
  const missing = moment().rest.missing;
  byId("missing").hidden = !missing.length;
  byId("missing-list").replaceChildren(...missing.map((what) => element("li", {}, what)));
}

byId("mirror").addEventListener("click", () => lookAt({ isMirrored: !look.isMirrored }));
byId("turn").addEventListener("click", () => {
  const upright = look.device.replace(turned, "");
  lookAt({ device: turned.test(look.device) ? upright : `${upright} landscape` });
});
