import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_EMAIL_LENGTH, normalizeEmail, toMailboxKey } from './email.ts';

test('one mailbox is one address, however it is written', () => {
  expect(normalizeEmail(' Ana.Ruiz+crime@Example.ORG ')).toBe('ana.ruiz+crime@example.org');
  expect(normalizeEmail('administrator@localhost')).toBe('administrator@localhost');
});

test.each([
  ['nothing', ''],
  ['no mailbox', '@example.org'],
  ['no host', 'ana@'],
  ['two hosts', 'ana@example.org@example.com'],
  ['a second header', 'ana@example.org\r\nBcc: all@example.com'],
  ['a second recipient', 'ana@example.org,all@example.com'],
  ['a name beside it', '"Ana" <ana@example.org>'],
  ['a mark that turns the line around', 'ana@\u202eexample.org'],
  ['letters that look like others', 'аna@example.org'],
  ['a statement', "ana@example.org'; drop table staff_member; --"],
  ['a script', '<script>alert(1)</script>@example.org'],
  ['two dots', 'ana..ruiz@example.org'],
  ['10,000 characters', `${'a'.repeat(9_988)}@example.org`],
  ['one character too many', `ana@${'a.'.repeat(125)}a`],
])('%s is no address', (_, text) => {
  expect(normalizeEmail(text)).toBeNull();
});

test('tags and dots do not change the mailbox key, a different name or host does', () => {
  for (const email of ['anaruiz@example.org', 'ana.ruiz@example.org', 'ana.ruiz+a.b+c@example.org'])
    expect(toMailboxKey(email)).toBe('anaruiz@example.org');
  expect(toMailboxKey('ana@example.org')).not.toBe(toMailboxKey('ana@mail.example.org'));
  expect(toMailboxKey('ana@example.org')).not.toBe(toMailboxKey('anna@example.org'));
});

test('normalization is idempotent and returns one line of printable ASCII', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), (text) => {
      const email = normalizeEmail(text);
      if (email === null) return;
      expect(normalizeEmail(email)).toBe(email);
      expect(email).toMatch(/^[!-~]+$/);
      expect(email.length).toBeLessThanOrEqual(MAX_EMAIL_LENGTH);
    }),
  );
});
