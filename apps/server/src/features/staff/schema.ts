import { sql } from 'drizzle-orm';
import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const now = sql`now()`;

/** Members of staff, who may sign in. */
export const staffMemberTable = pgTable('staff_member', {
  /** Random, so that a restored backup cannot assign one member's session to another. */
  id: uuid('id').primaryKey().defaultRandom(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  /** `editor` or `administrator`. */
  role: text('role').notNull(),
  invitedAt: instant('invited_at').notNull().default(now),
  lastSignedInAt: instant('last_signed_in_at'),
});

const memberId = () =>
  uuid('member_id')
    .notNull()
    .references(() => staffMemberTable.id, { onDelete: 'cascade' });

/** The account at an identity provider that signs a member in, from the first sign-in there on. */
export const staffIdentityTable = pgTable(
  'staff_identity',
  {
    memberId: memberId(),
    issuer: text('issuer').notNull(),
    /** The `sub` of the provider, which it gives to no other account. */
    subject: text('subject').notNull(),
    boundAt: instant('bound_at').notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.issuer] }),
    unique('staff_identity_account').on(t.issuer, t.subject),
  ],
);

/** A session of a browser. Only hashes of tokens are stored, so reading the table does not permit signing in. */
export const staffSessionTable = pgTable(
  'staff_session',
  {
    id: serial('id').primaryKey(),
    memberId: memberId(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The token before the last rotation, accepted for a minute for requests that were in flight. */
    earlierTokenHash: text('earlier_token_hash').unique(),
    rotatedAt: instant('rotated_at').notNull().default(now),
    createdAt: instant('created_at').notNull().default(now),
    lastUsedAt: instant('last_used_at').notNull().default(now),
    /** `link`, `passkey` or `provider`. */
    way: text('way').notNull(),
    /** Name and system, e.g. `Firefox, Windows`; null if unknown. */
    browser: text('browser'),
  },
  (t) => [index('staff_session_member').on(t.memberId)],
);

/** One-time sign-in links. */
export const staffLinkTable = pgTable(
  'staff_link',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: memberId(),
    createdAt: instant('created_at').notNull().default(now),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('staff_link_member').on(t.memberId)],
);

/** Passkeys (WebAuthn). Only the public key is stored. */
export const staffPasskeyTable = pgTable(
  'staff_passkey',
  {
    id: serial('id').primaryKey(),
    memberId: memberId(),
    /** The authenticator's credential id, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** The authenticator's signature counter. Many always report 0. */
    counter: integer('counter').notNull(),
    /** Comma-separated, e.g. `internal,hybrid`. */
    transports: text('transports').notNull(),
    /** The name that its owner chose. */
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull().default(now),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [index('staff_passkey_member').on(t.memberId)],
);

/**
 * A sign-in attempt in progress: the challenge of a passkey, or the checks of an identity provider. It can be used
 * once.
 */
export const staffAttemptTable = pgTable(
  'staff_attempt',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** `passkey-registration`, `passkey` or `provider`. */
    kind: text('kind').notNull(),
    expected: jsonb('expected').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('staff_attempt_expires_at').on(t.expiresAt)],
);

/** The audit log, written in the transaction of each change. Entries remain after the member was removed. */
export const staffChangeTable = pgTable(
  'staff_change',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull().default(now),
    /** Email address of the member who made the change, or `command line`. */
    by: text('by').notNull(),
    /** e.g. `bundles` */
    subject: text('subject').notNull(),
    /** e.g. `renamed` */
    what: text('what').notNull(),
    /** e.g. `small bundle Burglary` */
    of: text('of').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (t) => [index('staff_change_subject').on(t.subject, t.id)],
);
