import { hourOfInstant } from '@townlight/domain/time';
import type { ParsedRow, StationRecord } from './air-record.ts';

/** PM2.5 by the federal reference method. */
const PM25 = '88101';

/** Where the columns of an AQS hourly file are (`hourly_88101_2018.csv`). */
export interface AqsColumns {
  readonly state: number;
  readonly county: number;
  readonly site: number;
  readonly parameter: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly date: number;
  readonly time: number;
  readonly value: number;
  readonly unit: number;
  readonly instrument: number;
}

/** A row of EPA's hourly AQS file: a reading with its station. Two instruments at one place are one station: the first counts. */
export function parseAqs(
  row: readonly string[],
  at: AqsColumns,
): { row: ParsedRow; station: StationRecord | null } {
  const field = (place: number) => row[place]?.trim() ?? '';
  const rejected = (reason: string) => ({
    row: { kind: 'rejected', reason } as const,
    station: null,
  });
  if (field(at.parameter) !== PM25) return { row: { kind: 'passed-over' }, station: null };
  if (!/^micrograms\/cubic meter/i.test(field(at.unit)))
    return rejected(`the unit is "${field(at.unit)}", not Micrograms/cubic meter`);
  const concentration = Number(field(at.value));
  if (field(at.value) === '' || !Number.isFinite(concentration))
    return rejected(`the value "${field(at.value)}" is not a number`);
  const instant = Date.parse(`${field(at.date)}T${field(at.time)}Z`);
  if (Number.isNaN(instant))
    return rejected(`"${field(at.date)} ${field(at.time)}" is not a date and hour`);
  const code = `${field(at.state)}${field(at.county)}${field(at.site)}`;
  if (!/^\d{9}$/.test(code)) return rejected(`"${code}" is not a station of 9 digits`);
  const [latitude, longitude] = [Number(field(at.latitude)), Number(field(at.longitude))];
  const record = { station: code, hour: hourOfInstant(instant), concentration, instrument: 0 };
  return {
    row: { kind: 'reading', record },
    station: { code, name: code, latitude, longitude },
  };
}
