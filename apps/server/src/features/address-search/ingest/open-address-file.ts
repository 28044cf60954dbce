import { Readable } from 'node:stream';
import type { TextStream } from '../../../ingest/files/decode-text-stream.ts';
import { RECORD_SEPARATOR } from '../../../ingest/files/kinds/detect-text-kind.ts';
import { openTextFile } from '../../../ingest/files/open-text-file.ts';
import { type FeatureText, readJsonFeatures } from '../../../ingest/rows/read-json-features.ts';
import { Failure } from '../../../platform/failure.ts';
import { ADDRESS_FORMATS, type AddressFormat, type AddressRow } from './address-record.ts';
import { detectFeatureFormat, parseFeature } from './parse-feature.ts';
import { readOpenAddressesCsv } from './read-openaddresses-csv.ts';

export interface AddressFile extends Omit<TextStream, 'text'> {
  readonly rows: AsyncIterable<readonly AddressRow[]>;
  /** Available once the first rows are read. */
  format(): AddressFormat;
}

/** Opens an address file, plain or gzip; detects its format by default. */
export async function openAddressFile(
  path: string,
  requestedFormat?: AddressFormat,
): Promise<AddressFile> {
  const { text, ...file } = await openTextFile(path, 'addresses');
  let format: AddressFormat = requestedFormat ?? 'openaddresses-csv';

  async function* read(): AsyncGenerator<readonly AddressRow[]> {
    const pieces = text[Symbol.asyncIterator]();
    const first = await pieces.next();
    const start = first.done ? '' : String(first.value);
    const fullText = Readable.from(startingWith(start, pieces), { highWaterMark: 1 });
    const isJson = /^\s*[[{]/.test(start.replace(RECORD_SEPARATOR, ''));
    if (requestedFormat === 'openaddresses-csv' || (requestedFormat === undefined && !isJson)) {
      yield* readOpenAddressesCsv(fullText, file.origin);
      return;
    }
    let known = requestedFormat as Exclude<AddressFormat, 'openaddresses-csv'> | undefined;
    for await (const features of readJsonFeatures(fullText, file.origin)) {
      known ??= formatOf(features, file.origin);
      format = known;
      const as = known;
      yield features.map((feature) => parseFeature(feature, as));
    }
  }

  return { ...file, rows: read(), format: () => format };
}

function formatOf(features: readonly FeatureText[], origin: string) {
  for (const feature of features) {
    const format = detectFeatureFormat(feature);
    if (format !== null) return format;
  }
  throw new Failure(
    `${origin}, line ${features[0]?.line ?? 1}: the features are not addresses. OpenAddresses has the properties number and ` +
      'street, Census ranges FULLNAME, LFROMHN, LTOHN, RFROMHN, RTOHN; ' +
      `if the file is in one of these formats anyway, name it with --format: ${ADDRESS_FORMATS.join(', ')}`,
  );
}

async function* startingWith(start: string, rest: AsyncIterator<unknown>): AsyncGenerator<string> {
  if (start !== '') yield start;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield String(next.value);
}
