import { Failure } from '../../../platform/failure.ts';
import { decodeText, utf16Of } from '../text-encoding.ts';
import { binaryKind, isZip } from './binary-kind.ts';
import { textKind } from './text-kind.ts';
import { refusedKind, START_BYTES, type WantedFile } from './wanted-file.ts';
import { listZip, zipKind } from './zip-kind.ts';

/**
 * Checks the first bytes of a file before it is parsed.
 * @param contents the complete file if it is in memory: the directory of a zip archive is at its end
 * @throws Failure that names the kind of file and gives advice
 */
export function refuseForeign(
  start: Uint8Array,
  origin: string,
  wanted: WantedFile,
  whole?: Uint8Array,
): void {
  if (isZip(start)) throw refusedZip(whole, origin, wanted);
  const kind = binaryKind(start);
  if (kind !== null) throw refusedKind(origin, kind, wanted);
  const some = start.subarray(0, START_BYTES);
  if (utf16Of(some) === null && some.includes(0))
    throw new Failure(
      `${origin}: contains binary data, not text, and is of no kind that is known here; save it as ${wanted === 'boundaries' ? 'GeoJSON' : 'CSV'} first`,
    );
  const text = textKind(decodeText(some), wanted);
  if (text !== null) throw refusedKind(origin, text, wanted);
}

function refusedZip(whole: Uint8Array | undefined, origin: string, wanted: WantedFile): Failure {
  if (whole !== undefined) return refusedKind(origin, zipKind(listZip(whole, origin)), wanted);
  const mend = 'unpack it and load the file in it that has the data';
  return refusedKind(origin, { what: 'a zip archive or a workbook', mend }, wanted);
}
