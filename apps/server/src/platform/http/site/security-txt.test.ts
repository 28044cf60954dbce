import { expect, test } from 'vitest';
import { createAppForTests } from '../../testing/create-app-for-tests.ts';
import { formatSecurityTxt } from './security-txt.ts';

const PATH = '/.well-known/security.txt';

test('contains contacts, expiry date, languages and canonical URL', async () => {
  const app = await createAppForTests({
    publicUrl: 'https://crime.example.org',
    securityContacts: ['mailto:security@example.org', 'https://example.org/security'],
  });
  const reply = await app.inject(PATH);
  await app.close();
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(reply.body) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(200);
  expect(days).toBeLessThan(365);
  expect(reply.body).toBe(
    [
      'Contact: mailto:security@example.org',
      'Contact: https://example.org/security',
      `Expires: ${expires}`,
      'Preferred-Languages: en, es',
      'Canonical: https://crime.example.org/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('the day it expires is written as RFC 3339 has it', () => {
  expect(formatSecurityTxt([], 'x', Date.parse('2026-11-27T13:14:15.678Z'))).toContain(
    'Expires: 2027-09-23T00:00:00Z\n',
  );
});

test('returns 404 when no contact is configured', async () => {
  const app = await createAppForTests();
  const reply = await app.inject(PATH);
  await app.close();
  expect(reply.statusCode).toBe(404);
  expect(reply.json().error).toBe(true);
});
