import { createHmac, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLinkToken, LINK_KINDS, verifyLinkToken } from './link-token.ts';
import type { SubscriberSecret } from './store/secret.ts';

const secretOf = (key: string): SubscriberSecret => ({
  hashOf: (address) => address,
  sign: (message) => createHmac('sha256', key).update(message).digest(),
});
const secret = secretOf('one');

test.each(LINK_KINDS)(
  'a %s link says what it is for, whom it names and when it was made',
  (kind) => {
    const link = { kind, id: randomUUID(), issuedAt: new Date('2026-11-02T08:00:00Z') };
    const token = createLinkToken(secret, link);
    expect(token).toMatch(/^[\w-]{54}$/);
    expect(verifyLinkToken(secret, token)).toEqual(link);
  },
);

test('a token that is altered, truncated, extended or from another site is rejected', () => {
  const link = { kind: 'manage', id: randomUUID(), issuedAt: new Date() } as const;
  const token = createLinkToken(secret, link);
  for (let at = 0; at < token.length; at++) {
    const other = token[at] === 'A' ? 'B' : 'A';
    expect(verifyLinkToken(secret, token.slice(0, at) + other + token.slice(at + 1))).toBeNull();
  }
  for (const wrong of ['', token.slice(0, -1), `${token}A`, `${token}=`, ` ${token}`, '%00'])
    expect(verifyLinkToken(secret, wrong)).toBeNull();
  expect(verifyLinkToken(secretOf('another'), token)).toBeNull();
});
