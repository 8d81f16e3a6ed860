// What the page was told: documents, and the layouts of each as changes.

const byId = (id) => document.getElementById(id);
const dimensions = ["x", "y", "width", "height"];

// A table in which each value stands once; see SharedJSON.
function unpacked(table) {
  const made = new Array(table.length);
  const isMade = new Uint8Array(table.length);
  const at = (place) => {
    if (isMade[place]) return made[place];
    const entry = table[place];
    let value = entry;
    if (Array.isArray(entry)) {
      const parts = entry.slice(1).map(at);
      if (entry[0] < 0) {
        value = parts;
      } else {
        // Without a prototype any key is a key.
        value = Object.create(null);
        at(entry[0]).forEach((key, index) => { value[key] = parts[index]; });
      }
    }
    isMade[place] = 1;
    made[place] = value;
    return value;
  };
  return at(table.length - 1);
}

const data = unpacked(JSON.parse(byId("data").textContent));

// The layouts of a document; each is told as what is other than before.
class Moments {
  constructor(changes) {
    this.changes = changes;
    this.kept = new Map();
  }

  at(number) {
    let start = number;
    while (start >= 0 && !this.kept.has(start)) start -= 1;
    let moment = start < 0 ? { lists: {}, tables: new Map(), rest: {} } : this.kept.get(start);
    while (start < number) {
      start += 1;
      moment = Moments.after(moment, this.changes[start]);
      if (start % 20 === 0 || start === number) this.kept.set(start, moment);
    }
    if (this.kept.size > 200) {
      for (const key of [...this.kept.keys()]) if (key % 20 && key !== number) this.kept.delete(key);
    }
    return moment;
  }

  // A later change of a layout, which leaves its lists as they are.
  complete(number, change) {
    const first = this.changes[number];
    const set = { ...first.set };
    for (const key of Object.keys(change.set)) set[key] = { ...set[key], ...change.set[key] };
    this.changes[number] = { lists: first.lists, set, rest: { ...first.rest, ...change.rest } };
    for (const key of [...this.kept.keys()]) if (key >= number) this.kept.delete(key);
  }

  static after(old, change) {
    const lists = { ...old.lists };
    const tables = new Map(old.tables);
    const rest = { ...old.rest };
    for (const key of Object.keys(change.lists)) {
      const { keep, drop, add } = change.lists[key];
      const list = lists[key] || [];
      lists[key] = [...list.slice(0, keep), ...add, ...list.slice(keep + drop)];
    }
    for (const key of Object.keys(change.set)) {
      const table = new Map(tables.get(key));
      for (const name of Object.keys(change.set[key])) {
        const value = change.set[key][name];
        if (value === null) table.delete(name); else table.set(name, value);
      }
      tables.set(key, table);
    }
    for (const key of Object.keys(change.rest)) rest[key] = change.rest[key];
    return { lists, tables, rest };
  }
}

const list = (moment, key) =>
  (moment.lists[key] || []).map((name) => moment.tables.get(key).get(name));
const table = (moment, key) => moment.tables.get(key) || new Map();
const viewNamed = (moment, name) => table(moment, "views").get(name);
