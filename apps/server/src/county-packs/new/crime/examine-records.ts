import type { CrimeSource } from '@townlight/domain/crime';
import { findCrimeColumns } from '../../../features/crime/ingest/find-crime-columns.ts';
import { createNonCrimeRowTest } from '../../../features/crime/ingest/left-out-rows.ts';
import { createRecordParser } from '../../../features/crime/ingest/parse-crime-row.ts';
import { RecordDates } from '../../../features/crime/ingest/record-dates.ts';
import type { ProgressListener } from '../../../ingest/run-load.ts';
import type { NewAreas } from '../areas/read-areas.ts';
import { countPair } from './column-values.ts';
import type { CountedCode } from './match-offense.ts';
import { readRecordRows } from './read-records.ts';

/** A row as a load would read it. */
export interface PreviewRow {
  readonly number: string;
  readonly date: string;
  readonly code: string;
  readonly description: string;
  /** Name of the area; undefined if the point is in none, or there is none. */
  readonly area: string | undefined;
}

/** What a load of the file would find. */
export interface ExaminedRecords {
  readonly rows: number;
  /** Rows that are not crimes, see `CrimeSource.leftOut`. */
  readonly leftOut: number;
  readonly accepted: number;
  /** Rows with the number of an earlier row: the last one replaces the others. */
  readonly repeated: number;
  /** Accepted rows that are in an area. */
  readonly placed: number;
  /** The most frequent first. */
  readonly codes: readonly CountedCode[];
  /** Reasons of rejected rows with their counts, the most frequent first; values are left out. */
  readonly rejections: readonly { reason: string; rows: number }[];
  readonly firstDay: string;
  readonly lastDay: string;
  readonly preview: readonly PreviewRow[];
  /** The point with the most records, if it has a suspicious share of them. */
  readonly crowdedPoint: { longitude: number; latitude: number; records: number } | undefined;
}

const PREVIEW_ROWS = 10;
/** A point with more of the records is likely to be the agency's address, or another placeholder. */
const MAX_SHARE_OF_POINT = 0.01;
const MIN_RECORDS_OF_POINT = 50;

/** Reads every row of a file as a load would. */
export async function examineRecords(
  path: string,
  source: CrimeSource,
  areas: NewAreas,
  { timeZone, today }: { readonly timeZone: string; readonly today: string },
  onProgress?: ProgressListener,
): Promise<ExaminedRecords> {
  const codes = new Map<string, Map<string, number>>();
  const numbers = new Set<string>();
  const points = new Map<string, number>();
  const reasons = new Map<string, number>();
  const preview: PreviewRow[] = [];
  let [rows, leftOut, accepted, numbered, placed] = [0, 0, 0, 0, 0];
  let [firstDay, lastDay] = ['9999', '0000'];
  let parse: ReturnType<typeof createRecordParser> | undefined;
  let isLeftOut: (row: readonly string[]) => boolean = () => false;
  for await (const chunk of readRecordRows(path, onProgress)) {
    if (parse === undefined) {
      parse = createParser(source, chunk.header, chunk.origin, timeZone, today);
      isLeftOut = createNonCrimeRowTest(source, chunk.header, chunk.origin);
    }
    for (const row of chunk.rows) {
      rows++;
      if (isLeftOut(row)) {
        leftOut++;
        continue;
      }
      const record = parse(row);
      if ('rejected' in record) {
        const reason = record.rejected.replace(/"[^"]*"/g, '"…"');
        reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
        continue;
      }
      accepted++;
      if ('withdrawn' in record) continue;
      const { code, description, longitude, latitude, occurredAt } = record;
      numbered++;
      numbers.add(record.number);
      countPair(codes, code, description);
      const day = occurredAt.slice(0, 10);
      if (day < firstDay) firstDay = day;
      if (day > lastDay) lastDay = day;
      const area =
        longitude === null || latitude === null ? undefined : areas.locate(longitude, latitude);
      if (area !== undefined) {
        placed++;
        const key = `${longitude?.toFixed(4)},${latitude?.toFixed(4)}`;
        points.set(key, (points.get(key) ?? 0) + 1);
      }
      if (preview.length < PREVIEW_ROWS)
        preview.push({
          number: record.number,
          date: occurredAt,
          code,
          description,
          area: area?.name,
        });
    }
  }
  return {
    rows,
    leftOut,
    accepted,
    placed,
    repeated: numbered - numbers.size,
    codes: listCodes(codes),
    rejections: [...reasons]
      .map(([reason, count]) => ({ reason, rows: count }))
      .toSorted((one, other) => other.rows - one.rows),
    firstDay,
    lastDay,
    preview,
    crowdedPoint: findCrowdedPoint(points, placed),
  };
}

/** Returns each code with its most frequent description, the most frequent code first. */
function listCodes(codes: ReadonlyMap<string, ReadonlyMap<string, number>>): CountedCode[] {
  return [...codes]
    .map(([code, descriptions]) => {
      const ordered = [...descriptions].toSorted(([, one], [, other]) => other - one);
      const records = ordered.reduce((sum, [, count]) => sum + count, 0);
      return { code, description: ordered[0]?.[0] ?? code, records };
    })
    .toSorted((one, other) => other.records - one.records);
}

function createParser(
  source: CrimeSource,
  header: readonly string[],
  origin: string,
  timeZone: string,
  today: string,
) {
  const columns = findCrimeColumns(source, header, origin);
  const dates = new RecordDates({
    dateOrder: source.dateOrder,
    timeZone,
    today,
    hasTimeColumn: columns.time >= 0,
  });
  return createRecordParser(source, columns, header.length, dates);
}

function findCrowdedPoint(points: ReadonlyMap<string, number>, placed: number) {
  const [key = '', records = 0] =
    [...points].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  if (records < MIN_RECORDS_OF_POINT || records < placed * MAX_SHARE_OF_POINT) return undefined;
  const [longitude = 0, latitude = 0] = key.split(',').map(Number);
  return { longitude, latitude, records };
}
