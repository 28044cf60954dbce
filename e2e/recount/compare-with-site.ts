import { areaCrimesList } from '@townlight/contract/crime';
import { endOfMonth, formatYearMonth, startOfMonth, type YearMonth } from '@townlight/domain/time';
import type { PartitionName } from './records-list.ts';
import type { AreaFigures, CrimeKind, CrimeRecount, PeriodFigures } from './recount-crimes.ts';
import type { ReadSite, SiteRules } from './site-rules.ts';

/** Differences are printed one by one up to this number. */
const MAX_PRINTED = 20;
const TIME_ZONE = 'America/Los_Angeles';

export interface Comparison {
  readonly values: number;
  readonly differing: number;
}

/**
 * Compares every figure of `GET /api/{partition}/crimes` with the recount: each month and each 12 months, of all crime,
 * of everything on record, and of each category and crime type. Tracts, of which there are thousands, are compared for
 * the first two only.
 */
export async function compareWithSite(
  counted: CrimeRecount,
  rules: SiteRules,
  read: ReadSite,
  log: (line: string) => void,
): Promise<Comparison> {
  let values = 0;
  let differing = 0;
  const differs = (what: string) => {
    differing++;
    if (differing <= MAX_PRINTED) log(`  differs  ${what}`);
  };
  const broadKinds: CrimeKind[] = [
    { level: 'all crime', name: 'all crime' },
    { level: 'everything', name: 'everything on record' },
  ];
  const named = (level: CrimeKind['level'], names: readonly string[]) =>
    [...new Set(names)].map((name): CrimeKind => ({ level, name }));
  const kinds = [
    ...broadKinds,
    ...named(
      'category',
      rules.typeOfCategory.map(([name = '']) => name),
    ),
    ...named(
      'type',
      rules.typeOfCategory.map(([, type = '']) => type),
    ),
  ];

  for (const partition of counted.partitions) {
    const before = { values, differing };
    for (const kind of partition === 'tracts' ? broadKinds : kinds)
      for (const months of [1, 12]) {
        const periods = await counted.figures(partition, kind, months);
        for (const [month, figures] of periods) {
          const path = addressOf(partition, kind, month, months);
          values += compareAreas(areaCrimesList.parse(await read(path)), figures, (what) =>
            differs(
              `${partition}, ${kind.name}, ${months === 1 ? '' : '12 months to '}${formatYearMonth(month as YearMonth)}: ${what}`,
            ),
          );
        }
      }
    log(
      `${partition}: ${(values - before.values).toLocaleString('en')} values compared, ${(differing - before.differing).toLocaleString('en')} differ`,
    );
  }
  return { values, differing };
}

function addressOf(
  partition: PartitionName,
  kind: CrimeKind,
  month: number,
  months: number,
): string {
  const from = startOfMonth((month - months + 1) as YearMonth, TIME_ZONE);
  const to = endOfMonth(month as YearMonth, TIME_ZONE);
  const query = new URLSearchParams({ from: String(from), to: String(to), detail: 'totals' });
  if (kind.level === 'everything') query.set('basket', 'everything');
  else if (kind.level !== 'all crime')
    query.set(kind.level === 'category' ? 'bb' : 'sb', kind.name);
  return `/api/${partition}/crimes?${query}`;
}

type Served = ReturnType<typeof areaCrimesList.parse>;

/** Compares the figures of the areas. @returns the number of compared values */
function compareAreas(
  served: Served,
  figures: PeriodFigures,
  differs: (what: string) => void,
): number {
  let values = 1;
  if (served.length !== figures.size) differs(`${served.length} areas instead of ${figures.size}`);
  for (const area of served) {
    const counted = figures.get(area.id);
    if (counted === undefined) {
      differs(`${area.id} is in no file`);
      continue;
    }
    for (const [what, sent, again] of pairsOf(area, counted)) {
      values++;
      if (sent !== again) differs(`${area.id}: ${what} ${sent}, counted again ${again}`);
    }
  }
  return values;
}

type Value = number | string | boolean | null;

function pairsOf(area: Served[number], counted: AreaFigures): [string, Value, Value][] {
  const rate = area.total_crime_rate;
  const count = counted.count ?? 0;
  const sure = count < 10 ? 'too-few' : count < 20 ? 'unstable' : 'stable';
  return [
    ['reports', area.total_crime_count, counted.count],
    ['residents', area.population, counted.residents],
    ['rate for a billion', rate === null ? null : Math.round(rate * 1e9), counted.billionths],
    ['rank', area.ranking, counted.ranking],
    ['complete', area.complete, counted.complete],
    ['recorded', area.recorded, counted.recorded],
    ['outlier', area.outlier, counted.outlier],
    ['reliability', area.reliability, sure],
  ];
}
