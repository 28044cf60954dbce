import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Log } from '../log.ts';
import { composeBulkMessage } from './compose-bulk-message.ts';
import { MailFailure, type MailSettings } from './mailer.ts';
import {
  AUTO_SUBMITTED_HEADERS,
  createSmtpOptions,
  formatMessageId,
  senderAddress,
  senderDomain,
} from './transport-options.ts';

/** One of many similar emails. */
export interface BulkMail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /**
   * The same for each attempt to send one email, so that a mailbox can drop duplicates. Letters, digits and hyphens.
   */
  readonly id: string;
  readonly listId: string;
  /** The URL for one-click unsubscription by POST (RFC 8058). */
  readonly oneClickUrl: string;
}

export interface BulkMailer {
  /** Whether emails leave this machine. */
  readonly sends: boolean;
  /**
   * Resolves when the mail server has accepted the email, or its file is written. All but the final dot is
   * transmitted at once; the dot waits for `mayEnd`, and the server accepts nothing before it. @throws MailFailure
   */
  deliver(mail: BulkMail, mayEnd: () => Promise<void>): Promise<void>;
  close(): void;
}

export interface BulkMailSettings extends MailSettings {
  /** The mailbox for bounces: `bounces@example.org` receives them as `bounces+<id>@example.org`. */
  readonly bouncesTo: string | undefined;
  readonly connections: number;
}

/**
 * Opens a mailer for many recipients: each email is marked as one of a list, and a bounce leads back to its id
 * without naming a recipient.
 */
export function openBulkMailer(settings: BulkMailSettings, log: Log): BulkMailer {
  const write = messageWriter(settings);
  return settings.smtpUrl === undefined
    ? intoFolder(write, join(settings.dataFolder, 'mail'), log)
    : overSmtp(write, settings.smtpUrl, settings);
}

/** Excludes everything that could end a header or a command, or split it in two. */
const ONE_ADDRESS = /^[^\s\p{Cc}<>()[\]\\,;:"]+@[^\s\p{Cc}<>()\\,;"@]+$/u;
/** The reply that the mail server would have sent. */
const NO_ADDRESS = {
  code: 'EENVELOPE',
  responseCode: 553,
  response: '553 5.1.3',
  command: 'RCPT TO',
  permanent: true,
};

type WriteMessage = (
  mail: BulkMail,
) => Promise<{ message: Buffer; envelope: { from: string; to: string } }>;

function messageWriter({ mailFrom, bouncesTo, dkim }: BulkMailSettings): WriteMessage {
  const sender = senderAddress(mailFrom);
  const domain = senderDomain(mailFrom);
  return async ({ to, subject, html, text, id, listId, oneClickUrl }) => {
    if (!ONE_ADDRESS.test(to)) throw new MailFailure(NO_ADDRESS);
    const envelope = { from: bouncesTo === undefined ? sender : withTag(bouncesTo, id), to };
    const headers = {
      ...AUTO_SUBMITTED_HEADERS,
      From: mailFrom,
      To: { name: '', address: to },
      Subject: subject,
      'Message-ID': formatMessageId(id, mailFrom),
      'List-Id': `<${listId}.${domain}>`,
      'List-Unsubscribe': [oneClickUrl, ...mailto(bouncesTo, id)].map((to) => `<${to}>`).join(', '),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    return { message: await composeBulkMessage({ headers, text, html }, dkim), envelope };
  };
}

/** For mail programs that unsubscribe by email; `townlight newsletter bounce` reads it. */
function mailto(mailbox: string | undefined, id: string): string[] {
  if (mailbox === undefined) return [];
  return [`mailto:${withTag(mailbox, `unsubscribe-${id}`)}?subject=unsubscribe`];
}

function overSmtp(
  write: WriteMessage,
  smtpUrl: string,
  { connections, mailRequiresTls }: BulkMailSettings,
): BulkMailer {
  const transport = createTransport({
    ...createSmtpOptions(smtpUrl, connections, mailRequiresTls),
    // the caller decides about retries
    maxRequeues: 0,
    // many mail servers close a connection after this many
    maxMessages: 100,
  });
  return {
    sends: true,
    async deliver(mail, mayEnd) {
      const { message, envelope } = await write(mail);
      try {
        await transport.sendMail({
          envelope,
          raw: Readable.from(streamUntilConfirmed(message, mayEnd)),
          // a bounce returns only the headers, not the text about its recipient
          dsn: { id: mail.id, return: 'headers', notify: ['failure'] },
        });
      } catch (error) {
        throw new MailFailure(error, mail.to);
      }
    },
    close: () => transport.close(),
  };
}

async function* streamUntilConfirmed(
  message: Buffer,
  mayEnd: () => Promise<void>,
): AsyncGenerator<Buffer> {
  yield message;
  await mayEnd();
}

/** Writes emails into a folder where there is no mail server. A repeated email replaces the first one. */
function intoFolder(write: WriteMessage, folder: string, log: Log): BulkMailer {
  let hasWarned = false;
  return {
    sends: false,
    async deliver(mail, mayEnd) {
      const { message } = await write(mail);
      await mayEnd();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${mail.id}.eml`), message, { mode: 0o600 });
      if (!hasWarned) log.warn(`SMTP_URL is not set: emails are written to ${folder} and not sent`);
      hasWarned = true;
    },
    close() {},
  };
}

function withTag(address: string, tag: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${tag}${address.slice(at)}`;
}
