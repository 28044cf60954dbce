import type { z } from 'zod';
import type { airMapping } from './mapping.ts';

type Written = z.input<typeof airMapping>;

/** Mapping files to begin with, by what their readings look like. */
export const mappingExamples: Readonly<Record<string, Written>> = {
  'a row a reading, by the county’s clocks': {
    layout: 'long',
    columns: { station: 'site', date: 'day', time: 'hour', value: 'pm25', unit: 'units' },
    clock: 'county',
    dateOrder: 'month-day-year',
  },
  'a row an hour in UTC, a column a station; a stations file says what the columns are called': {
    layout: 'wide',
    columns: { date: 'datetime' },
    clock: 'utc',
    unit: 'UG/M3',
    stations: { code: 'AQSID', name: 'locationName', heading: 'deviceDeploymentID' },
  },
};

/** The examples as lines for a terminal. */
export function describeMapping(): string[] {
  return Object.entries(mappingExamples).flatMap(([title, mapping]) => [
    `${title}:`,
    ...JSON.stringify(mapping, null, 2).split('\n'),
    '',
  ]);
}
