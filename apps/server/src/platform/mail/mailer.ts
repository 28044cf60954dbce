import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '../log.ts';
import { createDkimOptions, type DkimKey } from './dkim.ts';
import {
  AUTO_SUBMITTED_HEADERS,
  createSmtpOptions,
  formatMessageId,
  NO_EXTERNAL_ACCESS,
} from './transport-options.ts';

/**
 * Concurrent emails to people who wait for them, on separate connections from newsletters. A mail server that takes
 * half a second per email still accepts 20 a second.
 */
export const MAIL_CONCURRENCY = 10;

export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same content as HTML; inserted text is escaped. */
  readonly html?: string;
  /**
   * For the Message-ID, random by default. The same for every attempt: most mail programs show an email that arrives
   * twice, because the process was killed meanwhile, once.
   */
  readonly id?: string;
}

export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…`; without it emails are written into the data folder. */
  readonly smtpUrl: string | undefined;
  /** Sends nothing unencrypted to another machine; the default. */
  readonly mailRequiresTls?: boolean;
  /** The sender: an address, or `Name <address>`. */
  readonly mailFrom: string;
  readonly dataFolder: string;
  /** Signs every email (DKIM), where the mail server does not. */
  readonly dkim?: DkimKey | undefined;
}

export interface Mailer {
  /** Whether emails leave this machine. */
  readonly sends: boolean;
  /** Resolves when the mail server has accepted the email, or its file is written. @throws MailFailure */
  deliver(mail: Mail, signal?: AbortSignal): Promise<void>;
  close(): void;
}

/** The mail server's reply to an email that it did not accept. */
export interface SmtpReply {
  readonly code: number | undefined;
  /** RFC 3463, e.g. `5.1.1`. */
  readonly status: string | undefined;
  /** The command that the server replied to, e.g. `RCPT TO`. */
  readonly command: string | undefined;
  /** The reply in one line, without addresses; empty where there was none. */
  readonly text: string;
  /** The connection failed, or ended before a reply. */
  readonly isConnectionLost: boolean;
}

const CONNECTION_CODES = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ECONNRESET']);
const MAX_REPLY_LENGTH = 200;
const NO_TLS =
  'the mail server offers no encryption, and mail requires it (ETLS); use an address of it that does, or set ' +
  'MAIL_REQUIRES_TLS=false where the network is trusted and SMTP_URL has no password';

/** Redacts a reply for the log: replaces the address, and its local part, by an ellipsis. */
export function redactAddress(reply: string, address: string): string {
  const name = address.slice(0, address.lastIndexOf('@'));
  const isName = (text: string) => text.toLowerCase() === name.toLowerCase();
  return reply
    .replaceAll(/[^\s<>()"':;,]+@[^\s<>()"':;,]+/g, '…')
    .replaceAll(/[^\s<>()"':;,]+/g, (token) => (name !== '' && isName(token) ? '…' : token))
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_REPLY_LENGTH);
}

/** An email that was not accepted. Contains no recipient, so it may be logged. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  /** Whether the server will never accept this email. */
  readonly isFinal: boolean;
  readonly reply: SmtpReply;

  /** @param to the recipient, whose address is removed from the server's reply */
  constructor(error: unknown, to = '') {
    const { code, responseCode, permanent, response, command } = error as {
      code?: string;
      responseCode?: number;
      permanent?: boolean;
      response?: string;
      command?: string;
    };
    super(
      code === 'ETLS'
        ? NO_TLS
        : `the mail server did not accept a message (${[code, responseCode].filter(Boolean).join(' ')})`,
    );
    const status = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
    this.reply = {
      code: responseCode,
      status,
      command,
      text: redactAddress(response ?? '', to),
      isConnectionLost: responseCode === undefined && CONNECTION_CODES.has(code ?? ''),
    };
    // a wrong password or a broken connection can be fixed, and a retry then succeeds
    this.isFinal = permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');
  }
}

export function openMailer(settings: MailSettings, log: Log): Mailer {
  return settings.smtpUrl === undefined
    ? writingMailer(settings, log)
    : smtpMailer(settings.smtpUrl, settings);
}

function toMessage({ id, to, subject, text, html }: Mail, mailFrom: string) {
  const header = id === undefined ? {} : { messageId: formatMessageId(id, mailFrom) };
  return { ...header, to, subject, text, html };
}

function smtpMailer(smtpUrl: string, { mailFrom, dkim, mailRequiresTls }: MailSettings): Mailer {
  const transport = createTransport(
    {
      ...createSmtpOptions(smtpUrl, MAIL_CONCURRENCY, mailRequiresTls),
      ...createDkimOptions(dkim),
    },
    { from: mailFrom, headers: AUTO_SUBMITTED_HEADERS },
  );
  return {
    sends: true,
    async deliver(mail, signal) {
      try {
        await transport.sendMail({ ...toMessage(mail, mailFrom), signal });
      } catch (error) {
        throw new MailFailure(error, mail.to);
      }
    },
    close: () => transport.close(),
  };
}

/** Writes each email as a file that a mail program can open, where there is no mail server. */
function writingMailer({ mailFrom, dataFolder, dkim }: MailSettings, log: Log): Mailer {
  const folder = join(dataFolder, 'mail');
  const transport = createTransport(
    { streamTransport: true, buffer: true, ...createDkimOptions(dkim), ...NO_EXTERNAL_ACCESS },
    { from: mailFrom, headers: AUTO_SUBMITTED_HEADERS },
  );
  let hasWarned = false;
  return {
    sends: false,
    async deliver(mail) {
      const { message } = await transport.sendMail(toMessage(mail, mailFrom));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID()}.eml`;
      await writeFile(join(folder, name), message as Buffer, { mode: 0o600 });
      if (!hasWarned) log.warn(`SMTP_URL is not set: emails are written to ${folder} and not sent`);
      hasWarned = true;
    },
    close() {},
  };
}
