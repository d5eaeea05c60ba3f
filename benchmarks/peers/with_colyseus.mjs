// A room of four on Colyseus: what one shows is looked at, and told to the other three.
import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { isLaid } from "./laid.cjs";


class Table extends Room {
  maxClients = 4;
  maxMessagesPerSecond = Infinity;
  patchRate = null; // there is no state to be compared
  seats = new Map();

  onCreate() {
    this.onMessage("glimpse", (client, said) => {
      const laid = said?.laid;
      if (!Array.isArray(laid) || laid.length > 12 || !laid.every(isLaid)) return;
      const seat = this.seats.get(client.sessionId);
      this.broadcast("glimpsed", { seat, laid }, { except: client });
    });
  }

  onJoin(client) {
    this.seats.set(client.sessionId, this.seats.size);
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("table", Table);
await server.listen(Number(process.argv[2]), "127.0.0.1");
