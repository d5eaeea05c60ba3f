// A match of four on boardgame.io: what one shows is looked at, and told to all four.
const net = require("node:net");

// It knows no other way to listen on this machine only.
const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (port, ...rest) {
  return listen.call(this, { port, host: "127.0.0.1" }, ...rest);
};

const { ActivePlayers, INVALID_MOVE } = require("boardgame.io/core");
const { Server } = require("boardgame.io/server");

const PIECES = new Set("I2 I3 L3 T4 L4 I4 S4 O4 Y5 L5 P5 Z5".split(" "));
const isPlace = (n) => Number.isInteger(n) && n >= 0 && n <= 7;
const isCell = (c) => Array.isArray(c) && c.length === 2 && isPlace(c[0]) && isPlace(c[1]);
const isLaid = (one) =>
  PIECES.has(one?.piece) &&
  Array.isArray(one.cells) &&
  one.cells.length >= 1 &&
  one.cells.length <= 5 &&
  one.cells.every(isCell);

const glimpse = ({ G, playerID }, laid) => {
  if (!Array.isArray(laid) || laid.length > 12 || !laid.every(isLaid)) return INVALID_MOVE;
  G.by = Number(playerID);
  G.laid[G.by] = laid;
};

const game = {
  name: "table",
  disableUndo: true,
  setup: () => ({ by: -1, laid: [[], [], [], []] }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: { glimpse: { move: glimpse, ignoreStaleStateID: true } },
};

Server({ games: [game], origins: [] }).run(Number(process.argv[2]));
