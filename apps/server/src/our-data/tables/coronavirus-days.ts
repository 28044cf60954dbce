import { CASE_DAY_FLAGS, NO_TOTAL, newCasesOf } from '@townlight/domain/coronavirus';
import type { CoronavirusData } from '../../coronavirus/index.ts';
import { NO_INTEGER, type TableValues } from './table.ts';

/**
 * Builds the table of cases by neighborhood and day from the same figures as the replies: withheld totals, and figures
 * computed from them, are empty. Omits days without a total.
 */
export function coronavirusDays({ groups, first, days }: CoronavirusData): TableValues {
  const area: number[] = [];
  const day: number[] = [];
  const total: number[] = [];
  const atLeast: number[] = [];
  const atMost: number[] = [];
  const fresh: number[] = [];
  const flag: number[] = [];
  const partial: number[] = [];
  for (const [group, { totals, labels }] of groups.entries()) {
    for (let at = 0; at < days; at++) {
      const [least, most] = [totals.atLeast[at] ?? NO_TOTAL, totals.atMost[at] ?? NO_TOTAL];
      if (least === NO_TOTAL) continue;
      const isWithheld = least !== most;
      const added = newCasesOf(totals, at);
      area.push(group);
      day.push(first + at);
      total.push(isWithheld ? NO_INTEGER : least);
      atLeast.push(isWithheld ? least : NO_INTEGER);
      atMost.push(isWithheld ? most : NO_INTEGER);
      fresh.push(added.count ?? NO_INTEGER);
      flag.push(added.flag === null ? -1 : CASE_DAY_FLAGS.indexOf(added.flag));
      partial.push(Number((totals.counted[at] ?? 0) < labels.length));
    }
  }
  const words = (list: readonly string[]) =>
    ({ kind: 'words', words: list, at: Int32Array.from(area) }) as const;
  const integers = (values: readonly number[]) =>
    ({ kind: 'integers', values: Int32Array.from(values) }) as const;
  return {
    rows: area.length,
    columns: [
      words(groups.map(({ neighborhoods }) => neighborhoods[0] as string)),
      words(groups.map(({ name }) => name)),
      integers(day),
      integers(total),
      integers(atLeast),
      integers(atMost),
      integers(fresh),
      { kind: 'words', words: CASE_DAY_FLAGS, at: Int32Array.from(flag) },
      { kind: 'flags', values: Uint8Array.from(partial) },
    ],
  };
}
