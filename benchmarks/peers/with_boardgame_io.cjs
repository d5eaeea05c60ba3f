// A match of four on boardgame.io: what one shows is looked at, and told to all four.
const net = require("node:net");

// It knows no other way to listen on this machine only.
const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (port, ...rest) {
  return listen.call(this, { port, host: "127.0.0.1" }, ...rest);
};

const { ActivePlayers, INVALID_MOVE } = require("boardgame.io/core");
const { Server } = require("boardgame.io/server");

const { isLaid } = require("./laid.cjs");

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
