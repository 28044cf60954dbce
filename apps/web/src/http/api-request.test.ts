import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiFailure, apiGet, withQuery } from './api-request.ts';

afterEach(() => vi.unstubAllGlobals());
const answer = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));

it('repeats lists and leaves empty values out of an address', () => {
  expect(withQuery('/api/x', { from: 1, bb: null, sb: ['arson', 'theft, other'] })).toBe(
    '/api/x?from=1&sb=arson&sb=theft%2C+other',
  );
  expect(withQuery('/api/x', { sb: [] })).toBe('/api/x');
});

it('tells a refusal in the words of the server', async () => {
  answer({ message: 'there is no area "atlantis"', error: true }, 404);
  const failure = await apiGet('/api/x', z.array(z.string())).catch((error) => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure.message).toBe('there is no area "atlantis"');
});

it('does not take a reply that is not what was agreed', async () => {
  answer([1, 2]);
  await expect(apiGet('/api/x', z.array(z.string()))).rejects.toThrow();
});
