import { sql } from 'drizzle-orm';
import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const now = sql`now()`;

/** Who may sign in. */
export const staffMember = pgTable('staff_member', {
  /** Random: a restored backup cannot make one person's session another's. */
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
    .references(() => staffMember.id, { onDelete: 'cascade' });

/** A browser in which someone is signed in. Tokens are kept as hashes: reading the table lets nobody in. */
export const staffSession = pgTable(
  'staff_session',
  {
    id: serial('id').primaryKey(),
    memberId: memberId(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The token before the last rotation, for requests that were on their way. */
    earlierTokenHash: text('earlier_token_hash').unique(),
    rotatedAt: instant('rotated_at').notNull().default(now),
    createdAt: instant('created_at').notNull().default(now),
    lastUsedAt: instant('last_used_at').notNull().default(now),
    /** `link`, `passkey` or `provider`. */
    way: text('way').notNull(),
  },
  (t) => [index('staff_session_member').on(t.memberId)],
);

/** A link that signs in once. */
export const staffLink = pgTable(
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

/** A passkey (WebAuthn): only its public half is here. */
export const staffPasskey = pgTable(
  'staff_passkey',
  {
    id: serial('id').primaryKey(),
    memberId: memberId(),
    /** As the authenticator names it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, by its own count; many always say 0. */
    counter: integer('counter').notNull(),
    /** With commas, e.g. `internal,hybrid`. */
    transports: text('transports').notNull(),
    /** What its owner calls it. */
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull().default(now),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [index('staff_passkey_member').on(t.memberId)],
);

/** A way of signing in that was begun: what a passkey has to sign, what an identity provider has to repeat. Used once. */
export const staffAttempt = pgTable(
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

/** Who changed what, in the transaction of the change. Stays when the person has gone. */
export const staffChange = pgTable(
  'staff_change',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull().default(now),
    /** Address of who did it, or `command line`. */
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
