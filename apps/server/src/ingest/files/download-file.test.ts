import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openFakeFiles } from '../../features/sources/testing/fake-files.ts';
import { downloadFile } from './download-file.ts';

async function openServer() {
  const server = await openFakeFiles();
  const folder = mkdtempSync(join(tmpdir(), 'townlight-download-'));
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    await server.close();
  });
  return { server, folder, path: join(folder, 'areas.zip') };
}

test('a file is stored as it is sent, and its progress reported', async () => {
  const { server, path } = await openServer();
  const bytes = Buffer.alloc(300_000, 7);
  server.files.set('/areas.zip', bytes);
  const shares: (number | null)[] = [];
  const size = await downloadFile(`${server.origin}/areas.zip`, path, (_bytes, done) =>
    shares.push(done),
  );
  expect(size).toBe(bytes.length);
  expect(readFileSync(path).equals(bytes)).toBe(true);
  expect(shares.at(-1)).toBe(1);
});

test.each(['break off', { status: 404 }] as const)(
  'a failed download (%o) leaves no file',
  async (fault) => {
    const { server, folder, path } = await openServer();
    server.faults.set('/areas.zip', fault);
    const download = downloadFile(`${server.origin}/areas.zip`, path, undefined, { pauseMs: 1 });
    await expect(download).rejects.toThrow(
      /areas\.zip: the (answer was cut off|server answered 404)/,
    );
    expect(readdirSync(folder)).toEqual([]);
  },
);
