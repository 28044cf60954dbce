import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { readCsv } from '../rows/read-csv.ts';
import { readJsonFeatures } from '../rows/read-json-features.ts';
import { openTextFile } from './open-text-file.ts';
import { readFileBytes, readSmallText, readTextStream, sha256OfFile } from './read-file-bytes.ts';

const folder = mkdtempSync(join(tmpdir(), 'townlight-hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));
const put = (name: string, bytes: Uint8Array | string) => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};

/** 320 MB of spaces in 320 KB: gzip members follow each other. */
const bomb = () => {
  const member = gzipSync(Buffer.alloc(32 << 20, ' '));
  return Buffer.concat(Array.from({ length: 10 }, () => member));
};
const honest = gzipSync(`a,b\n${'1,2\n'.repeat(100_000)}`);

async function all(pieces: AsyncIterable<unknown>): Promise<number> {
  let characters = 0;
  for await (const piece of pieces) characters += String(piece).length;
  return characters;
}

test('a gzip bomb is rejected after the first 64 MB, streamed or not; a file of highly repetitive rows is read', async () => {
  const path = put('bomb.csv.gz', bomb());
  const message =
    /^bomb\.csv\.gz: the gzip file unpacks to more than 200 times its size.* UNPACKED_RATIO$/;
  const { text } = await openTextFile(path);
  let read = 0;
  text.on('data', (piece: string) => {
    read += piece.length;
  });
  await expect(new Promise((_, reject) => text.once('error', reject))).rejects.toThrow(message);
  expect(read).toBeLessThanOrEqual(64 << 20);
  await expect(readFileBytes(path)).rejects.toThrow(message);
  expect(await all((await openTextFile(put('honest.csv.gz', honest))).text)).toBe(400_004);
});

test('paths that are not regular files are rejected before opening: folders, devices, pipes', async () => {
  const pipe = join(folder, 'pipe.csv');
  execFileSync('mkfifo', [pipe]);
  mkdirSync(join(folder, 'folder.csv'));
  for (const [path, kind] of [
    ['/dev/zero', 'a device'],
    [pipe, 'a pipe'],
    [join(folder, 'folder.csv'), 'a folder'],
  ] as const)
    for (const open of [openTextFile, readFileBytes, readSmallText, sha256OfFile])
      await expect(open(path), `${open.name} ${kind}`).rejects.toThrow(
        `${path}: is ${kind}, not a file; check --file`,
      );
});

test('input that is read into memory at once is limited in size', async () => {
  await expect(
    readSmallText(put('long.json', ' '.repeat(2_000_001)), undefined, 2_000_000),
  ).rejects.toThrow('is larger than 2 MB, too much to read at once; is it the right file?');
  const endless = Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(1 << 20);
    })(),
  );
  await expect(readTextStream(endless)).rejects.toThrow('standard input: is larger than 10 MB');
});

test('reading stops when a line exceeds the maximum length of a row', async () => {
  const pieces = (start: string) => {
    let given = 0;
    const stream = Readable.from(
      (function* () {
        yield start;
        for (; given < 1_000; given++) yield 'x'.repeat(1 << 16);
      })(),
    );
    return { stream, given: () => given };
  };
  const line = pieces('a,b');
  await expect(all(readCsv(line.stream, 'line.csv'))).rejects.toThrow(
    'line.csv, line 1: a quotation mark is opened but not closed, or the line breaks are gone: a row of more than 1,000,000 characters begins here',
  );
  expect(line.given()).toBeLessThan(30);
  const later = pieces('a,b\n1,');
  await expect(all(readCsv(later.stream, 'later.csv'))).rejects.toThrow(
    'later.csv, line 2: a quotation mark is opened but not closed, or the line breaks are gone: a row of more than 1,000,000 characters begins here',
  );
  expect(later.given()).toBeLessThan(60);
  const feature = pieces('{"type":"Feature","properties":{"name":"');
  await expect(all(readJsonFeatures(feature.stream, 'line.geojson'))).rejects.toThrow(
    'line.geojson, line 1: a feature of more than 4,000,000 characters begins',
  );
  expect(feature.given()).toBeLessThan(80);
});

test('a long file with the line ends of old Macintoshes is read all the same', async () => {
  const rows = 'number,street\r'.repeat(200_000);
  const read: string[][] = [];
  const pieces = rows.match(/.{1,65536}/gs) ?? [];
  for await (const chunk of readCsv(Readable.from(pieces), 'old.csv')) read.push(...chunk.rows);
  expect(read).toHaveLength(200_000);
});
