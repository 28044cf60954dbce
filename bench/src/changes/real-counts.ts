import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CountHistory } from '@townlight/domain/crime';
import { toYearMonth } from '@townlight/domain/time';

/** A map of real records by month. */
export interface RealMap {
  readonly name: string;
  readonly history: CountHistory;
}

interface Row {
  readonly area: string;
  readonly kind: string;
  /** Months since January 2020. */
  readonly month: number;
  readonly count: number;
}

/**
 * Reads Los Angeles’ records before the change of the counting rules as maps: its 21 divisions, all crime and each kind
 * of crime; each kind in each division. `null` where TOWNLIGHT_SHARED does not
 * lead to them.
 */
export function readRealCounts(): RealMap[] | null {
  const folder = join(process.env.TOWNLIGHT_SHARED ?? '', 'data/crime');
  if (process.env.TOWNLIGHT_SHARED === undefined || !existsSync(folder)) return null;
  const divisions = readDivisions(
    join(folder, 'lapd-monthly-by-division-and-category-2020-2024.json'),
  );
  const kinds = [...new Set(divisions.map(({ kind }) => kind))];
  return [
    { name: '21 divisions, all crime', history: historyOf(divisions, 0, 50) },
    ...kinds
      .map((kind) => ({
        name: `21 divisions, ${kind}`,
        history: historyOf(
          divisions.filter((row) => row.kind === kind),
          0,
          50,
        ),
      }))
      .filter(({ history }) => total(history) > 1_000),
  ];
}

function readDivisions(path: string): Row[] {
  const rows: { area: string; category: string; year: number; month: number; crimes: number }[] =
    JSON.parse(readFileSync(path, 'utf8'));
  return rows.map(({ area, category, year, month, crimes }) => ({
    area,
    kind: category,
    month: (year - 2020) * 12 + month - 1,
    count: crimes,
  }));
}

function historyOf(rows: readonly Row[], from: number, months: number): CountHistory {
  const names = [...new Set(rows.map(({ area }) => area))].sort();
  const places = new Map(names.map((name, place) => [name, place]));
  const counts = new Uint32Array(names.length * months);
  for (const { area, month, count } of rows) {
    if (month < from || month >= from + months) continue;
    const at = (month - from) * names.length + (places.get(area) as number);
    counts[at] = (counts[at] as number) + count;
  }
  const first = toYearMonth(2020 + Math.floor(from / 12), 1 + (from % 12));
  return {
    areas: names.length,
    first,
    months,
    counts,
    segments: new Uint8Array(names.length * months).fill(1),
  };
}

function total({ counts }: CountHistory): number {
  let sum = 0;
  for (let at = 0; at < counts.length; at++) sum += counts[at] as number;
  return sum;
}
