// What a server looks at before it tells others what somebody has laid.
const PIECES = new Set("I2 I3 L3 T4 L4 I4 S4 O4 Y5 L5 P5 Z5".split(" "));
const isPlace = (n) => Number.isInteger(n) && n >= 0 && n <= 7;
const isCell = (c) => Array.isArray(c) && c.length === 2 && isPlace(c[0]) && isPlace(c[1]);
exports.isLaid = (one) =>
  PIECES.has(one?.piece) &&
  Array.isArray(one.cells) &&
  one.cells.length >= 1 &&
  one.cells.length <= 5 &&
  one.cells.every(isCell);
