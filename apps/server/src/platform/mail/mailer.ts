import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '../log.ts';

export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for programs that show it; its own words are escaped. */
  readonly html?: string;
}

export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…`; without it mails are written into the data folder. */
  readonly smtpUrl: string | undefined;
  /** Whom mails come from: an address, or `Name <address>`. */
  readonly mailFrom: string;
  readonly dataFolder: string;
}

export interface Mailer {
  /** Whether mails leave this machine. */
  readonly sends: boolean;
  /** Resolves when the mail server has taken the mail, or its file is written. @throws MailFailure */
  deliver(mail: Mail, signal?: AbortSignal): Promise<void>;
  close(): void;
}

/** A mail that was not taken. Says nothing of whom it was for: a log may hold it. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  /** The server will not take this mail however often it is sent. */
  readonly isFinal: boolean;

  constructor(error: unknown) {
    const { code, responseCode, permanent } = error as {
      code?: string;
      responseCode?: number;
      permanent?: boolean;
    };
    super(
      `the mail server did not take a mail (${[code, responseCode].filter(Boolean).join(' ')})`,
    );
    // what is wrong with the password or the line can be mended, and the mail goes then
    this.isFinal = permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');
  }
}

const MINUTE_MS = 60_000;

export function openMailer(settings: MailSettings, log: Log): Mailer {
  return settings.smtpUrl === undefined
    ? writingMailer(settings, log)
    : smtpMailer(settings.smtpUrl, settings.mailFrom);
}

/** Programs answer no such mail, and no out-of-office note comes back. */
const HEADERS = { 'Auto-Submitted': 'auto-generated' };
/** Nothing that stands in a mail makes the server read a file or an address. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const;

function smtpMailer(smtpUrl: string, from: string): Mailer {
  const { username, hostname } = new URL(smtpUrl);
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: MINUTE_MS / 2,
      greetingTimeout: MINUTE_MS / 2,
      socketTimeout: MINUTE_MS,
      // a password goes over no open line
      requireTLS: username !== '' && !isThisMachine(hostname),
      ...CLOSED,
    },
    { from, headers: HEADERS },
  );
  return {
    sends: true,
    async deliver({ to, subject, text, html }, signal) {
      try {
        await transport.sendMail({ to, subject, text, html, signal });
      } catch (error) {
        throw new MailFailure(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Where there is no mail server: each mail is a file that a mail program opens. */
function writingMailer({ mailFrom, dataFolder }: MailSettings, log: Log): Mailer {
  const folder = join(dataFolder, 'mail');
  const transport = createTransport(
    { streamTransport: true, buffer: true, ...CLOSED },
    { from: mailFrom, headers: HEADERS },
  );
  let told = false;
  return {
    sends: false,
    async deliver({ to, subject, text, html }) {
      const { message } = await transport.sendMail({ to, subject, text, html });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID()}.eml`;
      await writeFile(join(folder, name), message as Buffer, { mode: 0o600 });
      if (!told) log.warn(`SMTP_URL is not set: mails are written into ${folder} and not sent`);
      told = true;
    },
    close() {},
  };
}

function isThisMachine(host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(host);
}
