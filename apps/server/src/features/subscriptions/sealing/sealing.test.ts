import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSealing, parseSealingKeys } from './sealing.ts';

const [older, newer] = [randomBytes(32), randomBytes(32)];
const ADDRESS = 'ana@example.org';

test('encrypted data is unreadable without its key, and encrypting twice gives different results', () => {
  const sealing = openSealing([newer]);
  const sealed = sealing.seal(ADDRESS);
  expect(sealed).not.toContain('ana');
  expect(Buffer.from(sealed.split(':')[1] ?? '', 'base64url').toString('latin1')).not.toContain(
    'ana',
  );
  expect(sealing.seal(ADDRESS)).not.toBe(sealed);
  expect(sealing.open(sealed)).toBe(ADDRESS);
  expect(() => openSealing([older]).open(sealed)).toThrow(/sealed with the key [0-9a-f]{8}, which/);
  expect(() => openSealing([]).open(sealed)).toThrow('which is not in SUBSCRIBERS_KEY');
});

test('altered ciphertext is rejected', () => {
  const sealing = openSealing([newer]);
  const sealed = sealing.seal(ADDRESS);
  const last = sealed.at(-2) === 'A' ? 'B' : 'A';
  expect(() => sealing.open(`${sealed.slice(0, -2)}${last}A`)).toThrow('was altered');
  expect(() => sealing.open(`${sealing.keyId}:`)).toThrow();
});

test('an older key only decrypts, and text stored before there was a key remains readable', () => {
  const before = openSealing([older]).seal(ADDRESS);
  const both = openSealing([newer, older]);
  expect(both.open(before)).toBe(ADDRESS);
  expect(both.isCurrent(before)).toBe(false);
  expect(both.isCurrent(both.seal(ADDRESS))).toBe(true);
  const plain = openSealing([]).seal(ADDRESS);
  expect(both.open(plain)).toBe(ADDRESS);
  expect(both.isCurrent(plain)).toBe(false);
});

test('a key is base64 of 32 bytes, several with commas', () => {
  expect(parseSealingKeys(`${newer.toString('base64')}, ${older.toString('base64')}`)).toEqual([
    newer,
    older,
  ]);
  for (const wrong of [
    '',
    'secret',
    randomBytes(31).toString('base64'),
    `${newer.toString('base64')},`,
  ])
    expect(parseSealingKeys(wrong)).toBeNull();
});
