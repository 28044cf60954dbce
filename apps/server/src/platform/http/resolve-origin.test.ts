import { describe, expect, it } from 'vitest';
import { getRequestOrigin } from './resolve-origin.ts';

describe('the origin of a request', () => {
  it.each([
    ['http', 'localhost:18040', 'http://localhost:18040'],
    ['https', 'crime.example.org', 'https://crime.example.org'],
    ['https', '[::1]:8040', 'https://[::1]:8040'],
  ])('is its scheme %s and its host %s', (protocol, host, origin) => {
    expect(getRequestOrigin({ protocol, host })).toBe(origin);
  });

  it.each([
    ['javascript', 'localhost', 'http://localhost'],
    ['', 'localhost', 'http://localhost'],
    ['https', 'localhost:99999', 'https://localhost'],
    ['https', '999.999.999.999', 'https://localhost'],
    ['https', '[:::]', 'https://localhost'],
    ['https', 'a.example/path?', 'https://localhost'],
    ['https', '', 'https://localhost'],
  ])('is a web address for the scheme %s and the host %s', (protocol, host, origin) => {
    expect(getRequestOrigin({ protocol, host })).toBe(origin);
    expect(new URL(origin).origin).toBe(origin);
  });
});
