import { Failure } from '../../platform/failure.ts';

/** Row counts at which portals, map services and spreadsheets truncate, with or without the header. */
const ROW_LIMITS = [
  1_000, 2_000, 5_000, 10_000, 50_000, 65_535, 65_536, 1_048_575, 1_048_576,
] as const;

const SOCRATA_ROWS = /^(.*)\/resource\/(\w{4}-\w{4})\.csv$/;
const ARCGIS_QUERY = /\/(Feature|Map)Server\/\d+\/query$/i;

/** @throws Failure for a URL whose response is silently truncated */
export function refuseRowLimitedUrl(address: string): void {
  const { origin, pathname, searchParams } = new URL(address);
  const [, path, dataset] = SOCRATA_ROWS.exec(pathname) ?? [];
  if (dataset !== undefined && !searchParams.has('$limit'))
    throw new Failure(
      `${address}: this address gives 1,000 rows at most; use ${origin}${path}/resource/${dataset}.json, which is read page by page, ` +
        `or ${origin}${path}/api/views/${dataset}/rows.csv`,
    );
  if (ARCGIS_QUERY.test(pathname))
    throw new Failure(
      `${address}: a query of an ArcGIS service gives as many rows as its maxRecordCount allows, and no more; ` +
        'use the address of the whole CSV file, which the page of the dataset offers for download',
    );
}

/** Returns the row counts that suggest a truncated file or response. */
export function listRowLimits(address: string | undefined): readonly number[] {
  const limit = address === undefined ? null : new URL(address).searchParams.get('$limit');
  return limit === null ? ROW_LIMITS : [...ROW_LIMITS, Number(limit)];
}
