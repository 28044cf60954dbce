import { CASE_DAY_FLAGS, countNewCases, NO_CASE_TOTAL } from '@townlight/domain/coronavirus';
import type { CoronavirusData } from '../../coronavirus/index.ts';
import { MISSING_INTEGER, type TableValues } from './table.ts';

/**
 * Builds the table of cases by neighborhood and day from the same figures as the replies: withheld totals, and figures
 * computed from them, are empty. Omits days without a total.
 */
export function buildCoronavirusDaysTable({ groups, first, days }: CoronavirusData): TableValues {
  const area: number[] = [];
  const day: number[] = [];
  const total: number[] = [];
  const minTotal: number[] = [];
  const maxTotal: number[] = [];
  const fresh: number[] = [];
  const flag: number[] = [];
  const partial: number[] = [];
  for (const [group, { totals, labels }] of groups.entries()) {
    for (let at = 0; at < days; at++) {
      const [lowest, highest] = [totals.min[at] ?? NO_CASE_TOTAL, totals.max[at] ?? NO_CASE_TOTAL];
      if (lowest === NO_CASE_TOTAL) continue;
      const isWithheld = lowest !== highest;
      const added = countNewCases(totals, at);
      area.push(group);
      day.push(first + at);
      total.push(isWithheld ? MISSING_INTEGER : lowest);
      minTotal.push(isWithheld ? lowest : MISSING_INTEGER);
      maxTotal.push(isWithheld ? highest : MISSING_INTEGER);
      fresh.push(added.count ?? MISSING_INTEGER);
      flag.push(added.flag === null ? -1 : CASE_DAY_FLAGS.indexOf(added.flag));
      partial.push(Number((totals.counted[at] ?? 0) < labels.length));
    }
  }
  const textColumn = (list: readonly string[]) =>
    ({ kind: 'words', dictionary: list, at: Int32Array.from(area) }) as const;
  const integers = (values: readonly number[]) =>
    ({ kind: 'integers', values: Int32Array.from(values) }) as const;
  return {
    rows: area.length,
    columns: [
      textColumn(groups.map(({ neighborhoods }) => neighborhoods[0] as string)),
      textColumn(groups.map(({ name }) => name)),
      integers(day),
      integers(total),
      integers(minTotal),
      integers(maxTotal),
      integers(fresh),
      { kind: 'words', dictionary: CASE_DAY_FLAGS, at: Int32Array.from(flag) },
      { kind: 'flags', values: Uint8Array.from(partial) },
    ],
  };
}
