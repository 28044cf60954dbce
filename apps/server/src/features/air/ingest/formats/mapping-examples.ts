import type { z } from 'zod';
import type { airMappingSchema } from './mapping.ts';

type AirMappingInput = z.input<typeof airMappingSchema>;

/** Example mapping files, by the layout of their readings. */
export const mappingExamples: Readonly<Record<string, AirMappingInput>> = {
  'one row per reading, in the county’s time': {
    layout: 'long',
    columns: { station: 'site', date: 'day', time: 'hour', value: 'pm25', unit: 'units' },
    clock: 'county',
    dateOrder: 'month-day-year',
  },
  'one row per hour in UTC and one column per station; a stations file says what the columns are called':
    {
      layout: 'wide',
      columns: { date: 'datetime' },
      clock: 'utc',
      unit: 'UG/M3',
      stations: { code: 'AQSID', name: 'locationName', heading: 'deviceDeploymentID' },
    },
};

/** Formats the examples as lines for a terminal. */
export function formatMappingExamples(): string[] {
  return [
    ...Object.entries(mappingExamples).flatMap(([title, mapping]) => [
      `${title}:`,
      ...JSON.stringify(mapping, null, 2).split('\n'),
      '',
    ]),
    '"clock" is utc, county (with summer time) or county-standard (winter time all year)',
    '"hours": "ending" if hours are labeled by their end, as in files of OpenAQ or numbered 1 to 24',
    '"columns.parameter" names the column of the pollutant, if rows of others are in the file',
  ];
}
