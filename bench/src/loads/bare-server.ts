import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** As long as a part of the base map. */
const BODY = Buffer.alloc(16_384, 'x');

/** Answers everything with the same bytes: what a load costs a resident where the server has nothing to do. */
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-length': BODY.length }).end(BODY);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
