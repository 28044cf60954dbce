import { mkdtempSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PMTiles, tileIdToZxy, zxyToTileId } from 'pmtiles';
import { expect, test } from 'vitest';
import { type CompressedTile, writePmtiles } from './write-pmtiles.ts';

const EXTENT = {
  minZoom: 0,
  maxZoom: 12,
  bounds: [-119, 33, -117.5, 34.9] as const,
  center: [-118.2439, 34.0544, 10] as const,
};
const METADATA = { name: 'a county', attribution: '© its people' };

function newPath(): string {
  return join(mkdtempSync(join(tmpdir(), 'townlight-pmtiles-')), 'county.pmtiles');
}

function tile(tileId: number, text: string): CompressedTile {
  return { tileId, data: gzipSync(text) };
}

/** Reads with the library that maps use. */
function read(path: string): PMTiles {
  const bytes = readFileSync(path);
  return new PMTiles({
    getKey: () => path,
    getBytes: async (offset, length) => ({
      data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer,
    }),
  });
}

async function textAt(archive: PMTiles, tileId: number): Promise<string | undefined> {
  const found = await archive.getZxy(...tileIdToZxy(tileId));
  return found && new TextDecoder().decode(found.data);
}

test('each tile is read as it was written, and a tile that was not is not there', async () => {
  const path = newPath();
  const first = zxyToTileId(12, 703, 1635);
  await writePmtiles(path, [tile(first, 'land'), tile(first + 7, 'shore')], EXTENT, METADATA);
  const archive = read(path);
  expect(await textAt(archive, first)).toBe('land');
  expect(await textAt(archive, first + 7)).toBe('shore');
  expect(await textAt(archive, first + 1)).toBeUndefined();
  expect(await archive.getMetadata()).toEqual(METADATA);
  expect(await archive.getHeader()).toMatchObject({
    minZoom: 0,
    maxZoom: 12,
    minLon: -119,
    maxLat: 34.9,
    centerLon: -118.2439,
    centerZoom: 10,
    clustered: true,
    tileType: 1,
  });
});

test('the sea is stored once, however many tiles it fills', async () => {
  const sea = Array.from({ length: 5_000 }, (_, at) => tile(1_000 + at, 'sea'));
  const path = newPath();
  const written = await writePmtiles(
    path,
    [...sea, tile(7_000, 'land'), tile(7_001, 'sea')],
    EXTENT,
    METADATA,
  );
  expect(written).toMatchObject({ addressed: 5_002, contents: 2 });
  expect(written.bytes).toBeLessThan(500);
  const archive = read(path);
  expect(await archive.getHeader()).toMatchObject({ numTileEntries: 3, numTileContents: 2 });
  for (const id of [1_000, 3_456, 5_999, 7_001]) expect(await textAt(archive, id)).toBe('sea');
  expect(await textAt(archive, 6_000)).toBeUndefined();
});

test('directories that are too large for the head are split into leaves', async () => {
  const count = 60_000;
  // Pseudorandom id gaps, so that the directory does not compress into the root.
  const ids: number[] = [];
  for (let id = zxyToTileId(14, 0, 0), step = 1; ids.length < count; id += 1 + (step % 4_001)) {
    ids.push(id);
    step = (step * 48_271) % 2_147_483_647;
  }
  const path = newPath();
  const tiles = ids.map((tileId, at) => ({ tileId, data: Buffer.from(`tile ${at * 31}`) }));
  await writePmtiles(path, tiles, { ...EXTENT, maxZoom: 14 }, METADATA);
  const archive = read(path);
  const header = await archive.getHeader();
  expect(header.leafDirectoryLength).toBeGreaterThan(0);
  expect(127 + header.rootDirectoryLength).toBeLessThanOrEqual(16_384);
  const plain = new PMTiles(archive.source, undefined, async (bytes, compression) =>
    compression === 2 && new Uint8Array(bytes)[0] === 0x1f
      ? Uint8Array.from(gunzipSync(bytes)).buffer
      : bytes,
  );
  for (const at of [0, 1, 4_095, 4_096, 31_337, count - 1])
    expect(await textAt(plain, ids[at] as number)).toBe(`tile ${at * 31}`);
});

test('a tile ID beyond 32 bits is preserved', async () => {
  const path = newPath();
  const deep = zxyToTileId(22, 719_000, 1_674_000);
  expect(deep).toBeGreaterThan(2 ** 40);
  await writePmtiles(
    path,
    [tile(1, 'far'), tile(deep, 'near')],
    { ...EXTENT, maxZoom: 22 },
    METADATA,
  );
  expect(await textAt(read(path), deep)).toBe('near');
});

test('the same tiles produce identical bytes', async () => {
  const paths = [newPath(), newPath()];
  for (const path of paths)
    await writePmtiles(path, [tile(5, 'land'), tile(9, 'sea')], EXTENT, METADATA);
  const [one, two] = paths.map((path) => readFileSync(path));
  expect(one?.equals(two as Buffer)).toBe(true);
});

test.each([
  ['tiles that do not ascend', [tile(9, 'land'), tile(5, 'sea')], /must ascend/],
  ['a tile twice', [tile(9, 'land'), tile(9, 'land')], /must ascend/],
  ['no tiles', [], /no tiles/],
])('%s are refused, and no file is left behind', async (_, tiles, sentence) => {
  const path = newPath();
  await expect(writePmtiles(path, tiles, EXTENT, METADATA)).rejects.toThrow(sentence);
  expect(await readdir(join(path, '..'))).toEqual([]);
});
