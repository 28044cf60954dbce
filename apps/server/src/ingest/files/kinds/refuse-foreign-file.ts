import { Failure } from '../../../platform/failure.ts';
import { decodeText, detectUtf16 } from '../text-encoding.ts';
import {
  type AcceptedFormats,
  FORMAT_DETECTION_BYTES,
  foreignKindFailure,
} from './accepted-formats.ts';
import { detectBinaryKind, isZip } from './detect-binary-kind.ts';
import { detectTextKind } from './detect-text-kind.ts';
import { detectZipKind, listZip } from './detect-zip-kind.ts';

/**
 * Checks the first bytes of a file before it is parsed.
 * @param contents the complete file if it is in memory: the directory of a zip archive is at its end
 * @throws Failure that names the kind of file and gives advice
 */
export function refuseForeignFile(
  start: Uint8Array,
  origin: string,
  wanted: AcceptedFormats,
  contents?: Uint8Array,
): void {
  if (isZip(start)) throw refusedZip(contents, origin, wanted);
  const kind = detectBinaryKind(start);
  if (kind !== null) throw foreignKindFailure(origin, kind, wanted);
  const some = start.subarray(0, FORMAT_DETECTION_BYTES);
  if (detectUtf16(some) === null && some.includes(0))
    throw new Failure(
      `${origin}: contains binary data, not text, and is of no kind that is known here; save it as ${wanted === 'boundaries' ? 'GeoJSON' : 'CSV'} first`,
    );
  const text = detectTextKind(decodeText(some), wanted);
  if (text !== null) throw foreignKindFailure(origin, text, wanted);
}

function refusedZip(
  contents: Uint8Array | undefined,
  origin: string,
  wanted: AcceptedFormats,
): Failure {
  if (contents !== undefined)
    return foreignKindFailure(origin, detectZipKind(listZip(contents, origin)), wanted);
  const advice = 'unpack it and load the file in it that has the data';
  return foreignKindFailure(origin, { what: 'a zip archive or a workbook', advice }, wanted);
}
