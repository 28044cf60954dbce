import {
  MIN_REPORTS_FOR_RATE,
  MIN_RESIDENTS_FOR_RATE,
  RANK_STATUS_CODE,
} from '@townlight/domain/crime';
import { addMonths, formatYearMonth, type YearMonth } from '@townlight/domain/time';
import type { PoolClient } from 'pg';
import { formatCount, formatList } from '../../ingest/format-counts.ts';
import type { StatusItem } from '../../platform/features/feature.ts';
import { describeMonthRanges } from './ingest/month-coverage/coverage-statement.ts';
import { toMonthRanges } from './ingest/month-coverage/month-ranges.ts';
import { rankPartition } from './replies/rank-partition.ts';
import { buildCrimeData, type CrimeBuildOptions } from './snapshot/build/build-crime-data.ts';
import type { CrimeData, PartitionCrime } from './snapshot/crime-data.ts';
import { countRecordsWithoutType, readAgencies } from './store.ts';

const NO_CATEGORIES = { bigBundles: [], smallBundles: [], nicknames: [] };

/** Describes which months are on record, and which neighborhoods can be ranked in the last one. */
export async function describeCrimeStatus(
  db: PoolClient,
  options: CrimeBuildOptions,
): Promise<StatusItem[]> {
  const recording = { ...options.recording, outsideAllCrime: [] };
  const data = await buildCrimeData(db, NO_CATEGORIES, { ...options, recording });
  if (data.months === 0)
    return [
      {
        name: 'crime',
        state: 'missing',
        text: 'no records with a complete month',
        details: ['townlight ingest crime --source NAME --file FILE --accept'],
      },
    ];
  const last = addMonths(data.first, data.months - 1);
  const near = { from: data.first, to: last };
  const agencies = (await readAgencies(db, new Set(), near)).filter(
    ({ months }) => months.size > 0,
  );
  const supplied = agencies.map(
    ({ name, months }) =>
      `${name}: ${describeMonthRanges(toMonthRanges([...months].toSorted((a, b) => a - b)))}`,
  );
  const open = await countRecordsWithoutType(db);
  return [
    {
      name: 'crime',
      state: agencies.length === 0 ? 'missing' : open.records === 0 ? 'complete' : 'partial',
      text:
        agencies.length === 0
          ? 'records, but of no month is it known that all are there'
          : `records of ${formatCount(agencies.length, 'agency', 'agencies')}, through ${formatYearMonth(last)}`,
      details: [
        ...(agencies.length === 0
          ? ['townlight releases accept N, or load them again with --months']
          : supplied),
        ...(open.records === 0
          ? []
          : [
              `${formatCount(open.records, 'record')} of ${formatCount(open.codes, 'code')} in no crime type: assign them in the Bundle Tool`,
            ]),
      ],
    },
    describeRanking(data, last),
  ];
}

function describeRanking(data: CrimeData, month: YearMonth): StatusItem {
  const { neighborhoods } = data.partitions;
  const ranked = rankPartition(neighborhoods, null, { from: month, to: month });
  const { statuses, rankedCount } = ranked.ranking;
  const reasons = new Map<string, string[]>();
  for (const [area, status] of statuses.entries()) {
    if (status === RANK_STATUS_CODE.ranked) continue;
    const reason = explain(data, neighborhoods, area, status);
    reasons.set(reason, [...(reasons.get(reason) ?? []), neighborhoods.names[area] as string]);
  }
  return {
    name: 'ranking',
    state: rankedCount === 0 ? 'missing' : reasons.size === 0 ? 'complete' : 'partial',
    text: `${rankedCount} of ${statuses.length} neighborhoods in ${formatYearMonth(month)}`,
    details: listReasons([...reasons].toSorted(([, one], [, other]) => other.length - one.length)),
  };
}

/** A county of fifty agencies would otherwise list each of those that are missing. */
const MAX_REASONS = 6;

function listReasons(reasons: readonly (readonly [string, readonly string[]])[]): string[] {
  const rest = reasons.slice(MAX_REASONS).flatMap(([, names]) => names);
  return [
    ...reasons
      .slice(0, MAX_REASONS)
      .map(([reason, names]) => `${names.length} not, as ${reason}: ${formatList([...names], 5)}`),
    ...(rest.length === 0
      ? []
      : [
          `${rest.length} not, for ${reasons.length - MAX_REASONS} more reasons: ${formatList(rest, 5)}`,
        ]),
  ];
}

function explain(
  data: CrimeData,
  { policedBy, populations }: PartitionCrime,
  area: number,
  status: number,
): string {
  if (status === RANK_STATUS_CODE.residentsUnknown) return 'their residents are unknown';
  if (status === RANK_STATUS_CODE.tooFew)
    return `they have fewer than ${MIN_REPORTS_FOR_RATE} reports`;
  if (status === RANK_STATUS_CODE.outlier)
    return (populations[area] ?? 0) < MIN_RESIDENTS_FOR_RATE
      ? `they have fewer than ${MIN_RESIDENTS_FOR_RATE} residents`
      : 'they have no report';
  const agencies = policedBy[area] ?? [];
  if (agencies.length === 0) return 'nobody is known to police them (coverage)';
  const names = agencies.map((slug) => data.agencyNames.get(slug)?.name ?? slug);
  return `records are missing of ${names.join(' or ')}`;
}
