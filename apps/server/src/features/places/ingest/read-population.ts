import type { Partition } from '@townlight/domain/places';
import type { FileBytes } from '../../../ingest/files/read-file-bytes.ts';
import { requireColumn } from '../../../ingest/rows/columns.ts';
import { POPULATION_COMMAND } from '../../../ingest/rows/known-tables.ts';
import { parseCsvTable } from '../../../ingest/rows/parse-csv-table.ts';
import {
  findTimeFault,
  findValueFault,
  type PossibleTimes,
} from '../../../ingest/rows/value-fault.ts';
import { hasVintages } from './vintages/check-vintages.ts';
import { recognizeVintage, resolveVintage } from './vintages/recognize-vintage.ts';

/** When `fault` is set, the figure cannot be used and `residents` is 0. */
export type PopulationRow = {
  line: number;
  fields: string[];
  /** The area's name or id in the row. */
  area: string;
  residents: number;
  year: number | null;
  fault: string | null;
};

export type PopulationColumns = {
  partition: Partition;
  idColumn?: string | undefined;
  populationColumn?: string | undefined;
  year?: number | undefined;
  /** The census year of the rows' areas, as the operator states it. */
  vintage?: number | undefined;
};

const ID_COLUMNS: Record<Partition, readonly string[]> = {
  neighborhoods: ['slug', 'neighborhood', 'name', 'area', 'label'],
  zipcodes: ['zipcode', 'zip', 'zip code', 'zcta', 'zcta5', 'ZCTA5CE20', 'ZCTA5CE10', 'id'],
  tracts: ['geoid', 'GEOID20', 'GEOID10', 'tract', 'geo_id', 'fips', 'id'],
};
export const POPULATION_COLUMNS = [
  ...['population', 'total population', 'total pop', 'residents', 'pop', 'POP100'],
];
/** More people than any county has: a mistake, and too large for the column. */
const MAX_RESIDENTS = 100_000_000;

/** Returns the years in which residents can have been counted. */
export function possibleCensusYears(): PossibleTimes<number> {
  return { first: 1700, last: new Date().getUTCFullYear(), lastIs: 'this year' };
}

/** Reads residents per area from a CSV file. */
export function readPopulation(
  file: FileBytes,
  { partition, idColumn, populationColumn, year, vintage }: PopulationColumns,
): { header: readonly string[]; rows: PopulationRow[]; vintage: number | null } {
  const table = parseCsvTable(file);
  const { origin } = file;
  const id = requireColumn(
    table.columns,
    origin,
    'the area',
    idColumn ? [idColumn] : ID_COLUMNS[partition],
    'Name it with --id-column',
    POPULATION_COMMAND,
  );
  const population = requireColumn(
    table.columns,
    origin,
    'the population',
    populationColumn ? [populationColumn] : POPULATION_COLUMNS,
    'Name it with --population-column',
    POPULATION_COMMAND,
  );
  const yearColumn = year === undefined ? table.columns.find('year') : -1;
  const possible = possibleCensusYears();
  const named = (column: number, fault: string | null) =>
    fault === null ? null : `${table.columns.names[column]} ${fault}`;
  const counted = table.rows.filter(({ fields }) => !isCensusLabel(fields[population]));
  const rows = counted.map(({ line, fields }): PopulationRow => {
    const read = parseResidentCount(fields[population] ?? '');
    const rowYear = Number(fields[yearColumn]);
    const statedYear = Number.isInteger(rowYear) && rowYear > 0 ? rowYear : null;
    const area = (fields[id] ?? '').trim();
    const areaFault = findValueFault(area);
    const yearFault = statedYear === null ? null : findTimeFault(statedYear, possible);
    return {
      line,
      fields,
      area: areaFault === null ? area : '',
      residents: typeof read === 'number' ? read : 0,
      year: year ?? (yearFault === null ? statedYear : null),
      fault:
        named(id, areaFault) ??
        (typeof read === 'number'
          ? named(yearColumn, yearFault && `"${statedYear}" ${yearFault}`)
          : named(population, read)),
    };
  });
  const { names: header } = table.columns;
  const recognized = hasVintages(partition)
    ? recognizeVintage(
        header,
        header[id] ?? '',
        rows.map(({ area }) => area),
      )
    : null;
  return { header, rows, vintage: resolveVintage(origin, vintage, recognized) };
}

/** The second row of a download of data.census.gov describes the columns: `Estimate!!Total`. */
function isCensusLabel(text = ''): boolean {
  return text.includes('!!');
}

/**
 * @returns the reason as text when there is no usable number: `57,110` and `57110.0` are valid, `-5` and `n/a` are not
 */
export function parseResidentCount(text: string): number | string {
  const trimmed = text.trim();
  if (trimmed === '') return 'is empty';
  const plain = /^\d{1,3}(,\d{3})+(\.0+)?$/.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed;
  if (!/^\d+(\.0+)?$/.test(plain))
    return `"${trimmed}" is not a number of people (a whole number, 0 or more)`;
  const residents = Number(plain);
  return residents <= MAX_RESIDENTS
    ? residents
    : `"${trimmed}" is more than ${MAX_RESIDENTS.toLocaleString('en')} people`;
}
