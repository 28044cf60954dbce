import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { processNewFiles } from './process-new-files.ts';

const noon = new Date('2026-11-20T20:00:00Z');
let folder: string;
let mark: unknown;
let processed: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'townlight-folder-'));
  mark = null;
  processed = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, text: string, minutesAgo: number) => {
  writeFileSync(join(folder, name), text);
  const at = new Date(noon.getTime() - minutesAgo * 60_000);
  utimesSync(join(folder, name), at, at);
};

const readOnce = (
  processFile: (path: string) => Promise<void> = async (path) =>
    void processed.push(basename(path)),
) =>
  processNewFiles(
    {
      place: folder,
      mark,
      saveMark: async (next) => {
        mark = structuredClone(next);
      },
      now: noon,
      signal: new AbortController().signal,
    },
    /\.csv$/,
    processFile,
  );

test('every file is processed once, oldest first; other entries are ignored', async () => {
  put('november.csv', 'b', 5);
  put('october.csv', 'a', 10);
  put('notes.txt', 'c', 10);
  put('.hidden.csv', 'd', 10);
  mkdirSync(join(folder, 'old.csv'));
  await readOnce();
  await readOnce();
  expect(processed).toEqual(['october.csv', 'november.csv']);
});

test('a changed file is processed again; a copied or touched one is not', async () => {
  put('october.csv', 'a', 10);
  await readOnce();
  put('october.csv', 'a', 8);
  put('copy.csv', 'a', 8);
  await readOnce();
  put('october.csv', 'revised', 5);
  await readOnce();
  expect(processed).toEqual(['october.csv', 'october.csv']);
});

test('a file that may still be written waits', async () => {
  put('october.csv', 'a', 0.1);
  expect(await readOnce()).toEqual({ processed: [], waiting: 1 });
});

test('a file that fails does not block the next one, and is retried', async () => {
  put('bad.csv', 'a', 10);
  put('good.csv', 'b', 5);
  const failing = readOnce(async (path) => {
    if (path.endsWith('bad.csv')) throw new Error('bad.csv: no column of that name');
    processed.push(basename(path));
  });
  await expect(failing).rejects.toThrow('bad.csv: no column of that name');
  expect(processed).toEqual(['good.csv']);
  await readOnce();
  expect(processed).toEqual(['good.csv', 'bad.csv']);
});

test('files processed before a run was killed are not processed again', async () => {
  put('first.csv', 'a', 10);
  put('second.csv', 'b', 5);
  let calls = 0;
  await new Promise<void>((killed) => {
    void readOnce((path) => {
      if (++calls === 2) {
        killed();
        return new Promise(() => undefined);
      }
      processed.push(basename(path));
      return Promise.resolve();
    });
  });
  await readOnce();
  expect(processed).toEqual(['first.csv', 'second.csv']);
});

test('a missing folder is reported', async () => {
  rmSync(folder, { recursive: true });
  await expect(readOnce()).rejects.toThrow(`${folder}: there is no such folder`);
});
