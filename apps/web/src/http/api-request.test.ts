import { defineRoute } from '@townlight/contract/define-route';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiFailure, request, requestPath } from './api-request.ts';

const namesRoute = defineRoute({
  method: 'PUT',
  path: '/api/:partition/:id/names',
  params: z.object({ partition: z.string(), id: z.coerce.number() }),
  query: z.object({ from: z.optional(z.coerce.number()) }),
  body: z.object({ name: z.string() }),
  reply: z.array(z.string()),
});
const INPUT = { params: { partition: 'zipcodes', id: 7 }, body: { name: 'Venice' } };

afterEach(() => vi.unstubAllGlobals());
const answer = (body: unknown, status = 200) => {
  const fetch = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

it('repeats lists and leaves empty values out of an address', () => {
  const query = { from: 1, bb: null, sb: ['arson', 'theft, other'] };
  expect(requestPath({ path: '/api/x' }, {}, query)).toBe(
    '/api/x?from=1&sb=arson&sb=theft%2C+other',
  );
  expect(requestPath({ path: '/api/x' }, {}, { sb: [] })).toBe('/api/x');
});

it('escapes the parameters of a path', () => {
  expect(requestPath({ path: '/api/:area/x/:id' }, { area: 'a/b é', id: 3 })).toBe(
    '/api/a%2Fb%20%C3%A9/x/3',
  );
});

it('sends the request defined by the contract', async () => {
  const fetch = answer(['Venice']);
  expect(await request(namesRoute, { ...INPUT, query: { from: 2 }, bearer: 'key' })).toEqual([
    'Venice',
  ]);
  expect(fetch).toHaveBeenCalledWith('/api/zipcodes/7/names?from=2', {
    method: 'PUT',
    headers: {
      accept: 'application/json',
      authorization: 'Bearer key',
      'content-type': 'application/json',
    },
    body: '{"name":"Venice"}',
  });
});

it('rejects with the server’s error message', async () => {
  answer({ message: 'there is no area "atlantis"', error: true }, 404);
  const failure = await request(namesRoute, INPUT).catch((error) => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure.message).toBe('there is no area "atlantis"');
});

it('rejects a response that does not match the contract', async () => {
  answer([1, 2]);
  await expect(request(namesRoute, INPUT)).rejects.toThrow();
});
