import { setTimeout as pause } from 'node:timers/promises';
import {
  type ReceivedMail,
  type SMTPServerOptions,
  startMailServer,
  type TestMailServer,
} from '../../../apps/server/src/platform/testing/mail-server.ts';

export const MAIL_SERVER_KINDS = [
  'well',
  'refuses all',
  'refuses a tenth',
  'drops a third',
  'slow',
] as const;
export type MailServerKind = (typeof MAIL_SERVER_KINDS)[number];

export interface CountingMailServer {
  readonly url: string;
  /** Number of emails received for each address. */
  readonly got: ReadonlyMap<string, number>;
  readonly connections: number;
  /** From the first email to the last. */
  readonly seconds: number;
  /** Accepts every email from now on. */
  recover(): void;
  close(): Promise<void>;
}

/** Where connections are dropped, every third one ends during its n-th email. */
const EMAILS_BEFORE_DROP = 10;
/** Delay of a distant server, or of one that scans each email. */
const SLOW_MS = 200;

/** Starts a mail server with one kind of fault, which counts the emails that it accepts. */
export async function startFaultyMailServer(kind: MailServerKind): Promise<CountingMailServer> {
  const got = new Map<string, number>();
  const numbers = new Map<string, { connection: number; emails: number }>();
  let isWell = kind === 'well';
  let server: TestMailServer | undefined;
  let firstAt: number | undefined;
  let lastAt = 0;
  const refuse = (done: (error: Error) => void) =>
    done(Object.assign(new Error('5.1.1 User unknown'), { responseCode: 550 }));
  const options: SMTPServerOptions = {
    onConnect({ id }, done) {
      numbers.set(id, { connection: numbers.size, emails: 0 });
      done();
    },
    async onRcptTo({ address }, { id }, done) {
      if (isWell) return done();
      const session = numbers.get(id) ?? { connection: 0, emails: 0 };
      session.emails++;
      if (kind === 'refuses all') return refuse(done);
      if (kind === 'refuses a tenth' && Number(/\d+/.exec(address)?.[0]) % 10 === 0)
        return refuse(done);
      if (
        kind === 'drops a third' &&
        session.connection % 3 === 0 &&
        session.emails >= EMAILS_BEFORE_DROP
      )
        return server?.drop(id);
      if (kind === 'slow') await pause(SLOW_MS);
      done();
    },
  };
  server = await startMailServer(options, ({ to }: ReceivedMail) => {
    const [address = ''] = to;
    got.set(address, (got.get(address) ?? 0) + 1);
    lastAt = performance.now();
    firstAt ??= lastAt;
  });
  return {
    url: server.url,
    got,
    get connections() {
      return numbers.size;
    },
    get seconds() {
      return (lastAt - (firstAt ?? lastAt)) / 1_000;
    },
    recover() {
      isWell = true;
    },
    close: server.close,
  };
}
