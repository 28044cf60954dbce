import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Failure } from '../../platform/failure.ts';
import { parseJson } from './parse-json.ts';

/** A feature as it stands in the file, not yet trusted. */
export type RawFeature = {
  /** Place in the file, from 1. */
  number: number;
  properties: Record<string, unknown>;
  geometry: unknown;
};

export type FileBytes = {
  /** Name without its folder. */
  origin: string;
  bytes: Buffer;
  /** Of the file as it lies on disk. */
  sha256: string;
};

const unzip = promisify(gunzip);

/** Reads a whole file, packed with gzip or not. */
export async function readBytes(path: string): Promise<FileBytes> {
  const origin = basename(path);
  const stored = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new Failure(
      error.code === 'ENOENT'
        ? `${path}: there is no such file; check --file`
        : `${path}: cannot be read (${error.message}); check --file`,
    );
  });
  if (stored.length === 0) throw new Failure(`${origin}: the file is empty; fetch it again`);
  const sha256 = createHash('sha256').update(stored).digest('hex');
  if (stored[0] !== 0x1f || stored[1] !== 0x8b) return { origin, bytes: stored, sha256 };
  const bytes = await unzip(stored).catch((error: Error) => {
    throw new Failure(
      `${origin}: the gzip file is damaged or cut off (${error.message}); fetch it again`,
    );
  });
  return { origin, bytes, sha256 };
}

/** The features of a GeoJSON file. Names that are not UTF-8 are read as Latin-1. */
export function parseFeatures({ origin, bytes }: FileBytes): RawFeature[] {
  const json = parseJson(decodeText(bytes), origin);
  if (!isObject(json) || json.type !== 'FeatureCollection' || !Array.isArray(json.features)) {
    const found = isObject(json) && 'type' in json ? ` but "${String(json.type)}"` : '';
    throw new Failure(
      `${origin}: is not a GeoJSON FeatureCollection${found}; export the boundaries as GeoJSON (WGS 84)`,
    );
  }
  if (json.features.length === 0)
    throw new Failure(`${origin}: holds no features; nothing was published`);
  return json.features.map((feature: unknown, i) => ({
    number: i + 1,
    properties: isObject(feature) && isObject(feature.properties) ? feature.properties : {},
    geometry: isObject(feature) ? feature.geometry : undefined,
  }));
}

/** UTF-8 with or without a byte-order mark, else Latin-1. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
