import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type { SMTPServerOptions };

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The message as received, with headers. */
  readonly raw: string;
}

export interface TestMailServer {
  /** The value for `SMTP_URL`. */
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Ends the connection of a session at once, without a reply. */
  drop(sessionId: string): void;
  close(): Promise<void>;
}

/**
 * Starts a real mail server on this machine that accepts and stores every email, unless `options` change that.
 * @param onMail receives emails instead, where there are too many to store
 * @param atPort any free one without it
 */
export async function startMailServer(
  options: SMTPServerOptions = {},
  onMail?: (mail: ReceivedMail) => void,
  atPort = 0,
): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const receive = onMail ?? ((mail) => void received.push(mail));
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // a sender reuses its connections: without this, closing waits half a minute for it to disconnect
    closeTimeout: 1,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        receive({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
    ...options,
  });
  // a sender that is killed resets its connections
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(atPort, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    drop(sessionId) {
      for (const connection of server.connections)
        if (connection.session.id === sessionId) connection._socket.destroy();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Returns the text of a plain text email, without headers and transport line breaks. */
export function decodeMailText({ raw }: ReceivedMail): string {
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4);
  const isQuoted = /^content-transfer-encoding: quoted-printable/im.test(raw);
  if (!isQuoted) return body;
  return body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
}
