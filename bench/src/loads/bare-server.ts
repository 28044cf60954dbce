import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** As long as one byte range of the base map. */
const BODY = Buffer.alloc(16_384, 'x');

/** Sends the same bytes to every request: the cost of a load to a resident when the server does no work. */
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-length': BODY.length }).end(BODY);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
