import type { FileBytes } from '../../../ingest/files/read-file-bytes.ts';
import { requireColumn } from '../../../ingest/rows/columns.ts';
import { POPULATION_COMMAND } from '../../../ingest/rows/known-tables.ts';
import { parseCsvTable } from '../../../ingest/rows/parse-csv-table.ts';
import { POPULATION_COLUMNS, parseResidentCount } from './read-population.ts';

/** A census block, or another small unit whose residents are counted where its middle is. */
export interface BlockRow {
  readonly line: number;
  readonly fields: readonly string[];
  readonly longitude: number;
  readonly latitude: number;
  readonly residents: number;
  /** Why the row cannot be used; null if it can. */
  readonly fault: string | null;
}

export interface BlockColumns {
  readonly populationColumn?: string | undefined;
  readonly longitudeColumn?: string | undefined;
  readonly latitudeColumn?: string | undefined;
}

const LONGITUDE_COLUMNS = ['INTPTLON', 'INTPTLON20', 'INTPTLON10', 'longitude', 'lon', 'lng'];
const LATITUDE_COLUMNS = ['INTPTLAT', 'INTPTLAT20', 'INTPTLAT10', 'latitude', 'lat'];

/** Reads residents of census blocks from a CSV file. */
export function readBlocks(
  file: FileBytes,
  { populationColumn, longitudeColumn, latitudeColumn }: BlockColumns,
): { header: readonly string[]; rows: BlockRow[] } {
  const table = parseCsvTable(file);
  const column = (what: string, named: string | undefined, usual: readonly string[], of: string) =>
    requireColumn(
      table.columns,
      file.origin,
      what,
      named ? [named] : usual,
      `Name it with --${of}-column`,
      POPULATION_COMMAND,
    );
  const population = column('the population', populationColumn, POPULATION_COLUMNS, 'population');
  const longitude = column('the longitude', longitudeColumn, LONGITUDE_COLUMNS, 'longitude');
  const latitude = column('the latitude', latitudeColumn, LATITUDE_COLUMNS, 'latitude');
  const { names } = table.columns;
  const rows = table.rows.map(({ line, fields }): BlockRow => {
    const residents = parseResidentCount(fields[population] ?? '');
    const place = [
      { at: longitude, most: 180 },
      { at: latitude, most: 90 },
    ].map(({ at, most }) => ({ at, value: parseDegrees(fields[at], most) }));
    const outside = place.find(({ value }) => value === null);
    return {
      line,
      fields,
      longitude: place[0]?.value ?? 0,
      latitude: place[1]?.value ?? 0,
      residents: typeof residents === 'number' ? residents : 0,
      fault:
        outside !== undefined
          ? `${names[outside.at]} "${fields[outside.at] ?? ''}" is not a number of degrees`
          : typeof residents === 'number'
            ? null
            : `${names[population]} ${residents}`,
    };
  });
  return { header: names, rows };
}

/** Parses degrees as the Census writes them: `+34.0195`, `-118.2812`. */
function parseDegrees(text = '', most: number): number | null {
  const trimmed = text.trim();
  const degrees = Number(trimmed);
  return trimmed === '' || !Number.isFinite(degrees) || Math.abs(degrees) > most ? null : degrees;
}
