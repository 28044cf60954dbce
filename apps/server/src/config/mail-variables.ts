import { normalizeEmail } from '@townlight/domain/email';
import { z } from 'zod';
import { parseSealingKeys } from '../features/subscriptions/index.ts';

/** Variables for sending and signing mail. `allowed` completes the error message. */
export const MAIL_VARIABLES = {
  SMTP_URL: {
    group: 'mail',
    meaning: 'mail server; without it mails are files in the data folder, see [staff](staff.md)',
    isSecret: true,
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    allowed:
      'the address of a mail server, for instance SMTP_URL=smtp://user:password@mail.example.org:587; ' +
      'leave it unset to write mail into the data folder',
  },
  MAIL_REQUIRES_TLS: {
    group: 'mail',
    meaning:
      '`false` sends mail without encryption to a mail server that offers none, see [staff](staff.md); never a password',
    schema: z
      .enum(['true', 'false'])
      .default('true')
      .transform((text) => text === 'true'),
    allowed:
      'true (mail leaves this machine encrypted or not at all) or false (unencrypted where the mail server offers no TLS)',
  },
  MAIL_FROM: {
    group: 'mail',
    meaning: 'the sender of mail: `Townlight <townlight@example.org>`',
    schema: z
      .string()
      .regex(/^(?:[^<>@\p{Cc}]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u)
      .default('townlight@localhost'),
    allowed:
      'the address that mail comes from, for instance MAIL_FROM="Townlight <townlight@example.org>"',
  },
  FEEDBACK_MAIL: {
    group: 'site',
    meaning:
      'the address that gets what readers write with the feedback button, see [feedback](feedback.md)',
    schema: z
      .string()
      .refine((text) => normalizeEmail(text) !== null)
      .optional(),
    allowed:
      'the address that gets what readers write with the feedback button, for instance ' +
      'FEEDBACK_MAIL=desk@example.org; leave it unset to read it only at /staff/feedback',
  },
  SUBSCRIBERS_KEY: {
    group: 'mail',
    meaning:
      "encrypts subscribers' addresses; the embedded store makes one, see [subscriptions](subscriptions.md)",
    isSecret: true,
    schema: z
      .string()
      .refine((text) => parseSealingKeys(text) !== null)
      .optional(),
    allowed:
      'base64 of 32 bytes, as `openssl rand -base64 32` makes it; then older ones after commas, until ' +
      '`townlight subscribers rekey` has run; leave it unset to store subscribers’ addresses unencrypted',
  },
  SUBSCRIBE_REVEALS_RETURNING: {
    group: 'mail',
    meaning: '`false` never reveals that an address is already subscribed',
    schema: z
      .enum(['true', 'false'])
      .default('true')
      .transform((text) => text === 'true'),
    allowed:
      'true (people who subscribe again are told so) or false (nobody can find out who is subscribed)',
  },
  POSTAL_ADDRESS: {
    group: 'mail',
    meaning: "the sender's postal address, at the end of emails, see [newsletters](newsletters.md)",
    schema: z
      .string()
      .regex(/^\P{Cc}{5,200}$/u)
      .optional(),
    allowed:
      'the postal address of the person who sends the letters, on one line, for instance ' +
      'POSTAL_ADDRESS="Townlight, 123 Main Street, Springfield, IL 62701"; leave it unset for none',
  },
  MAIL_BOUNCES_TO: {
    group: 'mail',
    meaning:
      'mailbox for undeliverable mail; `MAIL_FROM` by default, see [newsletters](newsletters.md)',
    schema: z
      .string()
      .regex(/^[^<>@+\s]+@[^<>@\s]+$/)
      .optional(),
    allowed:
      'a mailbox for undelivered mail that accepts plus addresses, for instance ' +
      'MAIL_BOUNCES_TO=bounces@news.example.org; leave it unset to use MAIL_FROM',
  },
  BOUNCES_SECRET: {
    group: 'mail',
    meaning: 'lets a mail service report bounces by POST; 32 characters or more',
    isSecret: true,
    schema: z
      .string()
      .regex(/^[\x21-\x7e]{32,}$/)
      .optional(),
    allowed:
      'a secret of 32 characters or more that comes with each bounce report; leave it unset to accept none by POST',
  },
  DKIM_DOMAIN: {
    group: 'mail',
    meaning: 'signs mail for this domain, if the mail server does not; requires the next two',
    schema: z
      .string()
      .regex(/^[a-z\d.-]+$/i)
      .optional(),
    allowed:
      'the domain that signs mail, for instance DKIM_DOMAIN=example.org; leave it unset if the mail server signs',
  },
  DKIM_SELECTOR: {
    group: 'mail',
    meaning: 'where the public key is published',
    schema: z
      .string()
      .regex(/^[a-z\d.-]+$/i)
      .optional(),
    allowed: 'where the public key is published, for instance DKIM_SELECTOR=townlight',
  },
  DKIM_KEY_FILE: {
    group: 'mail',
    meaning: 'file of the private key, PEM',
    schema: z.string().min(1).optional(),
    allowed:
      'the file of the private key (PEM), for instance DKIM_KEY_FILE=/etc/townlight/dkim.pem',
  },
  MAIL_PER_SECOND: {
    group: 'mail',
    meaning: 'emails handed to the mail server in a second',
    schema: z.coerce.number().min(0.1).max(10_000).default(20),
    allowed: 'how many emails to hand the mail server each second, for instance MAIL_PER_SECOND=14',
  },
  MAIL_CONNECTIONS: {
    group: 'mail',
    meaning: 'connections to the mail server at once',
    schema: z.coerce.number().int().min(1).max(50).default(4),
    allowed: 'how many emails to hand over at once, for instance MAIL_CONNECTIONS=4',
  },
  MAIL_UNMARKED: {
    group: 'mail',
    meaning:
      'emails that may be sent twice after a crash; more is faster with a distant mail server',
    schema: z.coerce.number().int().min(1).max(50).default(1),
    allowed:
      'how many emails at most may be sent twice if the server is killed; more than 1 is faster with a distant ' +
      'mail server, for instance MAIL_UNMARKED=8',
  },
} as const;
