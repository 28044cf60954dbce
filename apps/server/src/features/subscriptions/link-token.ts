import { timingSafeEqual } from 'node:crypto';
import type { MailedLinkRefusal } from '@townlight/contract/subscriptions';
import type { AlertKind } from '@townlight/domain/subscriptions';
import { DetailedHttpError } from '../../platform/http/errors.ts';
import type { SubscriberSecret } from './store/secret.ts';

/** The purposes of links: `confirm` contains the id of a grant, the others that of a subscriber. */
export const LINK_KINDS = [
  'confirm',
  'manage',
  'unsubscribe',
  'stop-crime-change',
  'stop-unhealthy-air',
] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** The alert that a link unsubscribes from; links of other kinds unsubscribe from everything. */
export const ALERT_STOPPED_BY = {
  'stop-crime-change': 'crime-change',
  'stop-unhealthy-air': 'unhealthy-air',
} as const satisfies Partial<Record<LinkKind, AlertKind>>;

/** The content of a link's token. */
export interface MailedLink {
  readonly kind: LinkKind;
  /** UUID of the grant or subscriber. */
  readonly id: string;
  /** Precise to the second. */
  readonly issuedAt: Date;
}

const ID_BYTES = 16;
const TIME_BYTES = 5;
const SIGNATURE_BYTES = 18;
const NAMED_BYTES = 1 + ID_BYTES + TIME_BYTES;

/**
 * Creates the token of a link. It reveals nothing about its subscriber, cannot be forged without the secret and need
 * not be stored. The same arguments give the same token.
 */
export function createLinkToken(
  secret: SubscriberSecret,
  { kind, id, issuedAt }: MailedLink,
): string {
  const named = Buffer.alloc(NAMED_BYTES);
  named.writeUInt8(LINK_KINDS.indexOf(kind));
  named.write(id.replaceAll('-', ''), 1, 'hex');
  named.writeUIntBE(Math.floor(issuedAt.getTime() / 1_000), 1 + ID_BYTES, TIME_BYTES);
  const signature = secret.sign(named).subarray(0, SIGNATURE_BYTES);
  return Buffer.concat([named, signature]).toString('base64url');
}

/** Verifies a token of `createLinkToken` in constant time. @returns null if it is invalid */
export function verifyLinkToken(secret: SubscriberSecret, token: string): MailedLink | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== NAMED_BYTES + SIGNATURE_BYTES || bytes.toString('base64url') !== token)
    return null;
  const named = bytes.subarray(0, NAMED_BYTES);
  const signature = secret.sign(named).subarray(0, SIGNATURE_BYTES);
  if (!timingSafeEqual(signature, bytes.subarray(NAMED_BYTES))) return null;
  const kind = LINK_KINDS[named.readUInt8()];
  if (kind === undefined) return null;
  const hex = named.toString('hex', 1, 1 + ID_BYTES);
  return {
    kind,
    id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    issuedAt: new Date(named.readUIntBE(1 + ID_BYTES, TIME_BYTES) * 1_000),
  };
}

const REFUSALS = {
  expired: { status: 410, message: 'This link has expired. Ask for a new one.' },
  unknown: {
    status: 400,
    message:
      'This link is not valid; part of it may be missing. Open the newest link you got, or ask for a new one.',
  },
} as const;

/** Creates the error for a mailed link that has expired or is invalid. */
export function createLinkRefusal(reason: MailedLinkRefusal['reason']): DetailedHttpError {
  const { status, message } = REFUSALS[reason];
  return new DetailedHttpError(status, message, { reason });
}
