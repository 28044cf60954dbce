import { NO_CASE_TOTAL } from '@townlight/domain/coronavirus';
import type { CoronavirusData } from '../../coronavirus/index.ts';
import { MISSING_INTEGER, type TableValues } from './table.ts';

/**
 * Builds the table of cases by reporting area and day, from which neighborhoods are summed. Includes areas that belong
 * to no neighborhood.
 */
export function buildReportingAreasTable({ areas, first, days }: CoronavirusData): TableValues {
  const area: number[] = [];
  const day: number[] = [];
  const total: number[] = [];
  const minTotal: number[] = [];
  const maxTotal: number[] = [];
  for (const [place, cases] of areas.entries()) {
    for (let at = 0; at < days; at++) {
      const [lowest, highest] = [cases.min[at] ?? NO_CASE_TOTAL, cases.max[at] ?? NO_CASE_TOTAL];
      if (lowest === NO_CASE_TOTAL) continue;
      const isWithheld = lowest !== highest;
      area.push(place);
      day.push(first + at);
      total.push(isWithheld ? MISSING_INTEGER : lowest);
      minTotal.push(isWithheld ? lowest : MISSING_INTEGER);
      maxTotal.push(isWithheld ? highest : MISSING_INTEGER);
    }
  }
  const at = Int32Array.from(area);
  const neighborhoods = [...new Set(areas.flatMap(({ neighborhood }) => neighborhood ?? []))];
  const places = areas.map(({ neighborhood }) =>
    neighborhood === null ? -1 : neighborhoods.indexOf(neighborhood),
  );
  const integers = (values: readonly number[]) =>
    ({ kind: 'integers', values: Int32Array.from(values) }) as const;
  return {
    rows: area.length,
    columns: [
      { kind: 'words', dictionary: areas.map(({ label }) => label), at },
      {
        kind: 'words',
        dictionary: neighborhoods,
        at: Int32Array.from(area, (place) => places[place] ?? -1),
      },
      integers(area.map((place) => areas[place]?.residents ?? MISSING_INTEGER)),
      integers(day),
      integers(total),
      integers(minTotal),
      integers(maxTotal),
    ],
  };
}
