/** A socket made of paper: what was sent is read from it, and what the server says is told to it. */
import type { Socket } from '../src/table/connection';

export class PaperSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  sent: { type: string; [key: string]: unknown }[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  said(type: string) {
    return this.sent.filter((one) => one.type === type);
  }
}
