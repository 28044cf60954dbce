import proj4 from 'proj4';
import { Failure } from '../../../platform/failure.ts';

/** Datums that match WGS 84 to within two meters in the United States. */
const SAME_DATUM =
  /WGS_?\s?(19)?84|North_?\s?American_?\s?(Datum_?\s?(of_?\s?)?)?_?1983|NAD_?\s?(19)?83/i;

/**
 * Parses a .prj for the library; returns undefined for degrees of WGS 84 or NAD 83.
 * @throws Failure that names a system that cannot be converted to WGS 84
 */
export function parseProjection(prj: string, origin: string): string | undefined {
  const text = prj.replace(/^\uFEFF/, '').trim();
  const name = /^\w+\s*\[\s*"([^"]*)"/.exec(text)?.[1] ?? text.slice(0, 60);
  const datum = /\b(?:DATUM|ENSEMBLE|TRF)\s*\[\s*"([^"]*)"/i.exec(text)?.[1] ?? '';
  if (!SAME_DATUM.test(datum)) throw unknownSystemFailure(origin, name);
  if (/^GEOG(CS|CRS)\s*\[/i.test(text)) return undefined;
  try {
    // the valid area of the projection is unknown: any point shows whether the library supports the method
    proj4(text).inverse([1, 1]);
  } catch {
    throw unknownSystemFailure(origin, name);
  }
  return text;
}

function unknownSystemFailure(origin: string, name: string): Failure {
  return new Failure(
    `${origin}: the shapefile is in "${name}", which cannot be turned into degrees of WGS 84 here; export it as WGS 84 (EPSG:4326)`,
  );
}
