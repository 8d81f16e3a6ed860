// Names, numbers and flaws in words.

// Control characters are shown, as the shell shows them.
const controls =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb]/g;

function shown(text) {
  return text.replace(controls, (sign) => {
    const code = sign.charCodeAt(0);
    if (code < 32) return String.fromCharCode(0x2400 + code);
    return code === 127 ? "\u2421" : `\\u{${code.toString(16)}}`;
  });
}

// A text that may be very long, in so many characters.
function short(text, limit = 60) {
  const signs = shown(text);
  return signs.length > limit ? `${signs.slice(0, limit - 1)}…` : signs;
}

function number(value) {
  if (value === null || value === undefined) return "open";
  return String(Math.round(value * 1000) / 1000 + 0);
}

function describe(mark) {
  const few = mark.names.slice(0, 6).map((name) => short(name, 30));
  const names = mark.names.length > 6 ? `${few.join(", ")} and ${mark.names.length - 6} more` : few.join(", ");
  switch (mark.kind) {
    case "breaks": return `${names} ${mark.names.length === 1 ? "breaks" : "break"}`;
    case "truncates": return `the text of ${names} is cut short`;
    case "cuts": return `${names} is smaller than what it shows`;
    case "leaves": return `${names} leaves ${short(mark.parent, 30)}`;
    case "open": return `${names} ${mark.names.length === 1 ? "is" : "are"} not determined`;
    default: return `${few.join(" and ")} overlap`;
  }
}
