import { Failure } from '../../../platform/failure.ts';

/** The Census Bureau ends the names of its columns with the census: `GEOID20`, `TRACTCE10`, `ZCTA5CE00`. */
const CENSUS_COLUMN =
  /^(?:GEOID|GEOIDFQ|GEOIDTRACT|AFFGEOID|TRACTCE|TRACT|ZCTA5CE|ZCTA5|CT|STATEFP|STATE|COUNTYFP|COUNTY|NAMELSAD|NAME|ALAND|AWATER|POP)(00|10|20)$/;

/** Variables of the decennial tables, which were named in another way for each census. */
const DECENNIAL_VARIABLES: readonly [RegExp, number][] = [
  [/^P1_?001N$/, 2020],
  [/^P0010?001$/, 2010],
];

/** What the Census Bureau puts before the zip code areas of 2020 in its tables. */
const ZCTA_OF_2020 = /^860Z2\d\dUS/i;

/**
 * The census whose areas a file has, as its ids or columns say it: the ids first, then the column of the ids, then what all
 * other columns agree on.
 * @param id the column or property that the ids are taken from
 */
export function recognizeVintage(
  columns: readonly string[],
  id: string,
  ids: readonly string[] = [],
): number | null {
  if (ids.length > 0 && ids.every((one) => ZCTA_OF_2020.test(one))) return 2020;
  const ofId = vintageOfColumn(id);
  if (ofId !== null) return ofId;
  const found = new Set(columns.map(vintageOfColumn).filter((year) => year !== null));
  return found.size === 1 ? ([...found][0] as number) : null;
}

function vintageOfColumn(name: string): number | null {
  const plain = name
    .trim()
    .toUpperCase()
    .replaceAll(/[^A-Z0-9_]/g, '');
  for (const [variable, year] of DECENNIAL_VARIABLES) if (variable.test(plain)) return year;
  const ending = CENSUS_COLUMN.exec(plain.replaceAll('_', ''))?.[1];
  return ending === undefined ? null : 2000 + Number(ending);
}

/**
 * What the operator states and what the columns say, of which one may be missing.
 * @throws Failure where they differ
 */
export function settleVintage(
  origin: string,
  stated: number | undefined,
  recognized: number | null,
): number | null {
  if (stated !== undefined && recognized !== null && stated !== recognized)
    throw new Failure(
      `${origin}: its columns are those of the census of ${recognized}, but --vintage says ${stated}, so nothing was published; ` +
        `leave --vintage out, or load the file of ${stated}`,
    );
  return stated ?? recognized;
}
