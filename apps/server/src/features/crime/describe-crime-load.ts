import type { MonthDoubt } from '@townlight/domain/crime';
import { PARTITIONS } from '@townlight/domain/places';
import { formatCount } from '../../ingest/format-counts.ts';
import type { LoadSummary } from '../../ingest/release/describe-load.ts';
import type { CrimeLoadReport } from './ingest/load-crime.ts';
import {
  describeMonthRanges,
  describeTerritory,
  formatMonthRanges,
} from './ingest/month-coverage/coverage-statement.ts';
import { describeRowLoss } from './ingest/month-coverage/row-loss.ts';

/** Formats the report of a crime load: placed and unplaced records, and the complete months. */
export const crimeLoadDescription: LoadSummary<CrimeLoadReport> = {
  unit: 'row',
  details(r) {
    const n = (count: number) => count.toLocaleString('en');
    return [
      `${formatCount(r.records, 'record')} stored, of which`,
      ...PARTITIONS.map((p) => `  ${p}: ${n(r.placed[p])} placed, ${n(r.unplaced[p])} unplaced`),
      ...describeReleaseRecords(r),
      ...describeReleaseCoverage(r),
    ];
  },
};

/** Formats the withdrawn and excluded records of a release, and the rules by which it counts. */
export function describeReleaseRecords({
  withdrawn = 0,
  apart: excluded = {},
  rules,
  leftOut = 0,
}: Partial<Pick<CrimeLoadReport, 'withdrawn' | 'apart' | 'rules' | 'leftOut'>>): string[] {
  const units = Object.entries(excluded).sort(([, one], [, other]) => other - one);
  const records = units.reduce((sum, [, count]) => sum + count, 0);
  return [
    ...(leftOut > 0
      ? [`${formatCount(leftOut, 'row is', 'rows are')} left out, as the source states`]
      : []),
    ...(withdrawn > 0
      ? [
          `${formatCount(withdrawn, 'record is', 'records are')} withdrawn by the agency and not counted`,
        ]
      : []),
    ...(records > 0
      ? [
          `${formatCount(records, 'record')} from jails and courts excluded from area counts: ` +
            units.map(([unit, count]) => `${unit} ${count.toLocaleString('en')}`).join(', '),
        ]
      : []),
    ...(rules === undefined ? [] : [`counted by the rules ${rules}`]),
  ];
}

const COVERAGE_ORIGINS = {
  statement: 'as stated',
  'accepted proposal': 'as its dates suggest, accepted',
  continuation: 'as the source continues',
  nobody: 'not stated',
} as const;

/** Formats the complete months of a release and their territory, or the proposed ones when nothing was stated. */
export function describeReleaseCoverage({
  supply,
  proposal,
  releaseId,
}: Pick<CrimeLoadReport, 'supply' | 'proposal' | 'releaseId'>): string[] {
  const { months, covers, by, anyway = [] } = supply;
  // Releases of earlier versions have no `loss` and no `withheld`.
  const { loss = { lost: [] }, withheld = [] } = proposal;
  const losses = describeRowLoss(loss).map((line) => `  ${line}`);
  const anywayHint =
    withheld.length > 0 && anyway.length === 0
      ? [
          `to accept the months with missing rows too: npx townlight releases accept ${releaseId} --anyway ${formatMonthRanges(withheld)}`,
        ]
      : [];
  if (months.length > 0 && covers !== null)
    return [
      `months supplied in full (${COVERAGE_ORIGINS[by]}): ${describeMonthRanges(months)}, for ${describeTerritory(covers)}`,
      ...(anyway.length > 0 ? [`  ${describeMonthRanges(anyway)} accepted with --anyway`] : []),
      ...losses,
      ...(by === 'accepted proposal' ? describeDoubts(proposal) : []),
      ...anywayHint,
    ];
  if (by === 'statement' || by === 'continuation')
    return [`no month is supplied in full (${COVERAGE_ORIGINS[by]})`, ...losses, ...anywayHint];
  const lines = [
    by === 'nobody'
      ? `no month is supplied in full (${COVERAGE_ORIGINS[by]})`
      : 'no month is supplied in full: its dates suggest none to accept',
  ];
  if (proposal.complete.length > 0)
    lines.push(
      `its dates suggest: ${describeMonthRanges(proposal.complete)}, for ${proposal.covers === null ? 'a part of the territory that has no name' : describeTerritory(proposal.covers)}`,
    );
  if (proposal.reason !== undefined) lines.push(`  ${proposal.reason}`);
  return [
    ...lines,
    ...losses,
    ...describeDoubts(proposal),
    ...anywayHint,
    proposal.complete.length > 0 && proposal.covers !== null
      ? `to accept that: npx townlight releases accept ${releaseId}; or load it again with --months and --covers`
      : 'load it again and say which months and which territory it has in full: --months 2024-01..2024-06 --covers agency',
  ];
}

const DOUBTS: Readonly<Record<MonthDoubt, string>> = {
  gap: 'no record',
  straggler: 'only a few records',
  thin: 'less than half of what is usual',
  'empty-days': 'days in a row without a record',
  'cut-off': 'the records begin or end some days within it',
  'too-few': 'too few records to judge by their dates',
  'no-days': 'its dates have no days, so nothing shows that this last month is whole',
};

function describeDoubts({ doubts }: CrimeLoadReport['proposal']): string[] {
  return doubts.map(
    ({ from, to, doubt, records }) =>
      `  not ${describeMonthRanges([{ from, to }])}: ${DOUBTS[doubt]}` +
      (doubt === 'gap' ? '' : ` (${formatCount(records, 'record')})`),
  );
}
