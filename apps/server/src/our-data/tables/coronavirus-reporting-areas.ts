import { NO_TOTAL } from '@townlight/domain/coronavirus';
import type { CoronavirusData } from '../../coronavirus/index.ts';
import { NO_INTEGER, type TableValues } from './table.ts';

/**
 * Builds the table of cases by reporting area and day, from which neighborhoods are summed. Includes areas that belong
 * to no neighborhood.
 */
export function coronavirusReportingAreas({ areas, first, days }: CoronavirusData): TableValues {
  const area: number[] = [];
  const day: number[] = [];
  const total: number[] = [];
  const atLeast: number[] = [];
  const atMost: number[] = [];
  for (const [place, cases] of areas.entries()) {
    for (let at = 0; at < days; at++) {
      const [least, most] = [cases.atLeast[at] ?? NO_TOTAL, cases.atMost[at] ?? NO_TOTAL];
      if (least === NO_TOTAL) continue;
      const isWithheld = least !== most;
      area.push(place);
      day.push(first + at);
      total.push(isWithheld ? NO_INTEGER : least);
      atLeast.push(isWithheld ? least : NO_INTEGER);
      atMost.push(isWithheld ? most : NO_INTEGER);
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
      { kind: 'words', words: areas.map(({ label }) => label), at },
      {
        kind: 'words',
        words: neighborhoods,
        at: Int32Array.from(area, (place) => places[place] ?? -1),
      },
      integers(area.map((place) => areas[place]?.residents ?? NO_INTEGER)),
      integers(day),
      integers(total),
      integers(atLeast),
      integers(atMost),
    ],
  };
}
