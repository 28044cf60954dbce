import { Failure } from '../../../../platform/failure.ts';

/** The Census Bureau ends the names of its columns with the census: `GEOID20`, `TRACTCE10`, `ZCTA5CE00`. */
const CENSUS_COLUMN =
  /^(?:GEOID|GEOIDFQ|GEOIDTRACT|AFFGEOID|TRACTCE|TRACT|ZCTA5CE|ZCTA5|CT|STATEFP|STATE|COUNTYFP|COUNTY|NAMELSAD|NAME|ALAND|AWATER|POP)(00|10|20)$/;

/** Variables of the decennial tables, whose format differs by census. */
const DECENNIAL_VARIABLES: readonly [RegExp, number][] = [
  [/^P1_?001N$/, 2020],
  [/^P0010?001$/, 2010],
];

/** The prefix of 2020 zip code areas in Census Bureau tables. */
const ZCTA_OF_2020 = /^860Z2\d\dUS/i;

/**
 * Recognizes the census of a file's areas: by the ids, else by the id column, else by all other columns if they agree.
 * @param id the column or property of the ids
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
 * Combines the operator's statement with the recognized census; either may be missing.
 * @throws Failure when they differ
 */
export function resolveVintage(
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
