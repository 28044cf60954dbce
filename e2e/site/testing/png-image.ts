import { inflateSync } from 'node:zlib';

const SIGNATURE = '89504e470d0a1a0a';
/** Length, type and checksum of a chunk. */
const AROUND_CHUNK = 12;

/** Returns the size of a PNG file after unpacking its pixels. @throws where the bytes are no valid PNG */
export function readPng(bytes: Uint8Array): { readonly width: number; readonly height: number } {
  const file = Buffer.from(bytes);
  if (file.subarray(0, 8).toString('hex') !== SIGNATURE) throw new Error('not a PNG file');
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const packed: Buffer[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      packed.push(file.subarray(at + 8, at + 8 + length));
    at += length + AROUND_CHUNK;
  }
  // each row has a filter byte before its pixels
  if (inflateSync(Buffer.concat(packed)).length <= height) throw new Error('a PNG without pixels');
  return { width, height };
}
