import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getProcessIdentity } from '../database/process-identity.ts';
import { announceServer, findServerUrl } from './running-servers.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'townlight-servers-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a command finds the address of the server that runs, until it ends', async () => {
  expect(await findServerUrl(folder)).toBeNull();
  const first = await announceServer(folder, 'http://localhost:8081');
  expect(await findServerUrl(folder)).toBe('http://localhost:8081');
  await first();
  expect(await findServerUrl(folder)).toBeNull();
});

test('a killed server is not reported as running, and its entry is removed', async () => {
  await (await announceServer(folder, 'http://localhost:1'))();
  const killed = {
    ...getProcessIdentity(),
    startedAt: '1',
    url: 'http://localhost:8082',
    since: '2100-01-01T00:00:00.000Z',
  };
  await writeFile(join(folder, 'servers', 'killed.json'), JSON.stringify(killed));
  await writeFile(join(folder, 'servers', 'torn.json'), '{"url":');
  expect(await findServerUrl(folder)).toBeNull();
  await announceServer(folder, 'http://localhost:8083');
  expect(await findServerUrl(folder)).toBe('http://localhost:8083');
  expect(await readdir(join(folder, 'servers'))).toHaveLength(1);
});
