/**
 * A mail server that accepts every email and stores none. `fork` it: it sends its address, and on any message the
 * number of emails it has accepted.
 */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

let accepted = 0;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData(stream, _session, done) {
    stream.resume();
    stream.on('end', () => {
      accepted++;
      done();
    });
  },
});
server.on('error', () => undefined);
server.listen(0, '127.0.0.1', () =>
  process.send?.(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`),
);
process.on('message', () => process.send?.(accepted));
process.once('disconnect', () => process.exit(0));
