import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A process that sends the same bytes to every request: the upper bound of `node:http`. */
export interface BareReply {
  readonly status: number;
  readonly head: readonly string[];
  /** base64 */
  readonly body: string;
}

let status = 503;
let head: string[] = [];
let body = Buffer.alloc(0);

const server = createServer((_request, response) => {
  response.writeHead(status, head);
  if (body.length > 0) response.end(body);
  else response.end();
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

process.on('message', (reply: BareReply) => {
  status = reply.status;
  head = [...reply.head];
  body = Buffer.from(reply.body, 'base64');
  process.send?.('ready');
});
