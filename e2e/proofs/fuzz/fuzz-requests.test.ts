import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fastCheckOptions } from '../../../apps/server/src/platform/testing/run-length.ts';
import { copySampleCounty } from '../../web/sample-county.ts';
import { startServerProcess } from '../../web/server-process.ts';
import { inviteTo } from '../../web/staff.ts';
import { collectExamples, listPages } from './collect-examples.ts';
import { findReplyFault } from './find-reply-fault.ts';
import { createHttpClient } from './http-client.ts';
import { listOperations, type OpenApiDocument } from './openapi-operations.ts';
import { requestArbitrary } from './request-arbitrary.ts';

const EMAIL = 'fuzz@example.org';
const CONCURRENCY = 4;
const REQUESTS = { short: 500, long: 20_000 };

const LONGEST_MS = 1_800_000;

test(
  'every operation and page answers faulty requests without a server error',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'townlight-fuzz-'));
    await copySampleCounty(folder);
    const server = await startServerProcess(folder, { LOG_LEVEL: 'error' });
    try {
      const read = async (path: string) => await (await fetch(new URL(path, server.url))).text();
      const document: OpenApiDocument = JSON.parse(await read('/api/docs/json'));
      const documented = listOperations(document).filter(
        ({ method, path }) => !endsSession(method, path),
      );
      const operations = [...documented, ...(await listPages(read))];
      const examples = await collectExamples(documented, read);
      const cookie = await signIn(server.url, await inviteTo(folder, EMAIL, 'administrator'));
      const client = createHttpClient(server.url, cookie);

      const { numRuns, ...seed } = fastCheckOptions(REQUESTS);
      const requests = operations.flatMap((operation) =>
        fc.sample(requestArbitrary(operation, examples), {
          numRuns: Math.ceil(numRuns / operations.length),
          ...seed,
        }),
      );
      const faults: string[] = [];
      const statuses = new Map<number, number>();
      const waiting = requests.values();
      await Promise.all(
        Array.from({ length: CONCURRENCY }, async () => {
          for (const request of waiting) {
            const reply = await client.send(request);
            statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
            const fault = findReplyFault(request, reply);
            if (fault !== null)
              faults.push(`${request.method} ${request.target} ${request.body ?? ''} ${fault}`);
          }
        }),
      );
      client.close();

      expect(faults.map((fault) => fault.slice(0, 600))).toEqual([]);
      // the requests get further than the first check
      expect(statuses.get(200)).toBeGreaterThan(requests.length / 4);
      expect((await fetch(new URL('/readyz', server.url))).status).toBe(200);
      expect(server.output()).not.toContain('"level":50');
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  LONGEST_MS,
);

/** Without a session, the rest would reach no staff route. */
const endsSession = (method: string, path: string) =>
  method === 'DELETE' && path === '/api/staff/session';

async function signIn(origin: string, token: string): Promise<string> {
  const reply = await fetch(new URL('/api/staff/session', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ token }),
  });
  const cookie = reply.headers.get('set-cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error(`no cookie in ${reply.status} ${await reply.text()}`);
  return cookie;
}
