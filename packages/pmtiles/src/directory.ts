import { gzipSync } from 'node:zlib';

/** The location of a run of identical tiles; a run length of 0 references a leaf directory. */
export interface DirectoryEntry {
  readonly tileId: number;
  /** From the start of the tile data, or of the leaf directories. */
  readonly offset: number;
  readonly length: number;
  runLength: number;
}

/** Compressed directories: the root, and the leaves that it references where it would be too large. */
export interface Directories {
  readonly root: Buffer;
  readonly leaves: Buffer;
}

/**
 * Encodes the directories by PMTiles 3, section 4.
 * @param entries in ascending order of their tile ids
 * @param maxRootBytes maximum size of the compressed root directory
 */
export function encodeDirectories(
  entries: readonly DirectoryEntry[],
  maxRootBytes: number,
): Directories {
  const root = encodeDirectory(entries);
  if (root.length <= maxRootBytes) return { root, leaves: Buffer.alloc(0) };
  for (let leafSize = 4096; ; leafSize *= 2) {
    const split = splitIntoLeaves(entries, leafSize);
    if (split.root.length <= maxRootBytes) return split;
  }
}

function splitIntoLeaves(entries: readonly DirectoryEntry[], leafSize: number): Directories {
  const leaves: Buffer[] = [];
  const pointers: DirectoryEntry[] = [];
  let offset = 0;
  for (let at = 0; at < entries.length; at += leafSize) {
    const inLeaf = entries.slice(at, at + leafSize);
    const leaf = encodeDirectory(inLeaf);
    const tileId = (inLeaf[0] as DirectoryEntry).tileId;
    pointers.push({ tileId, offset, length: leaf.length, runLength: 0 });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: encodeDirectory(pointers), leaves: Buffer.concat(leaves) };
}

/** Column by column: delta-encoded ids, runs, lengths, offsets (0: directly after the previous one). */
function encodeDirectory(entries: readonly DirectoryEntry[]): Buffer {
  const bytes: number[] = [];
  pushVarint(bytes, entries.length);
  let lastId = 0;
  for (const { tileId } of entries) {
    pushVarint(bytes, tileId - lastId);
    lastId = tileId;
  }
  for (const { runLength } of entries) pushVarint(bytes, runLength);
  for (const { length } of entries) pushVarint(bytes, length);
  let behind = -1;
  for (const { offset, length } of entries) {
    pushVarint(bytes, offset === behind ? 0 : offset + 1);
    behind = offset + length;
  }
  return gzipSync(Uint8Array.from(bytes), { level: 9 });
}

/** Little-endian base-128. Uses division because ids of deep tiles exceed 32 bits. */
function pushVarint(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) + 0x80);
    rest = Math.floor(rest / 0x80);
  }
  bytes.push(rest);
}
