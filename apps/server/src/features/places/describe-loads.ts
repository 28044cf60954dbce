import { formatCount, formatList } from '../../ingest/format-counts.ts';
import type { LoadSummary } from '../../ingest/release/describe-load.ts';
import type { CoverageReport } from './ingest/ingest-coverage.ts';
import type { PopulationReport } from './ingest/ingest-population.ts';
import type { BoundariesReport } from './ingest/publish-boundaries.ts';
import {
  describeBoundariesVintage,
  describeResidentsVintage,
} from './ingest/vintages/check-vintages.ts';

/** Rejected features beyond this number are only in the rejects file. */
const MAX_REJECTED = 25;

export const boundariesSummary: LoadSummary<BoundariesReport> = {
  unit: 'feature',
  details: describeBoundaries,
};

export const populationSummary: LoadSummary<PopulationReport> = {
  unit: 'row',
  details: ({ without, partition, vintage }) => [
    ...describeResidentsVintage(partition, vintage),
    ...(without.length === 0 ? ['all areas have residents'] : []),
  ],
};

export const coverageSummary: LoadSummary<CoverageReport> = {
  unit: 'row',
  details: (report) => [`stated for ${report.partitions.join(', ')}`, ...describeDerived(report)],
};

function describeBoundaries(report: BoundariesReport): string[] {
  const lines = [
    formatCount(report.areas, 'area'),
    ...describeBoundariesVintage(report.partition, report.vintage),
  ];
  if (report.leftOut > 0)
    lines.push(`${formatCount(report.leftOut, 'feature')} excluded by --where`);
  if (report.vanished.length > 0)
    lines.push(
      `${formatCount(report.vanished.length, 'area was', 'areas were')} removed: ${formatList(report.vanished)}`,
    );
  for (const { number, name, reason } of report.rejected.slice(0, MAX_REJECTED))
    lines.push(`rejected: feature ${number} (${name}) ${reason}`);
  const { overlaps, gaps } = report;
  if (overlaps.length > 0) {
    const named = overlaps.map(
      ({ names, share, squareKilometers }) =>
        `${names.join(' and ')} ${percent(share)} (${kilometers(squareKilometers)})`,
    );
    lines.push(
      `${formatCount(overlaps.length, 'pair of areas overlaps', 'pairs of areas overlap')} by more than 0.5% of the smaller one: ${formatList(named, 4)}`,
    );
  }
  if (gaps.length > 0) {
    const named = gaps.map(
      ({ longitude, latitude, squareKilometers }) =>
        `${kilometers(squareKilometers)} at ${longitude.toFixed(3)}, ${latitude.toFixed(3)}`,
    );
    lines.push(`${formatCount(gaps.length, 'gap', 'gaps')} between areas: ${formatList(named, 3)}`);
  }
  return [...lines, ...describeDerived(report)];
}

function describeDerived({
  coverageDerived,
  policedInPart: partlyPoliced,
}: Pick<BoundariesReport, 'coverageDerived' | 'policedInPart'>): string[] {
  const lines: string[] = [];
  if (coverageDerived > 0)
    lines.push(
      `coverage of ${coverageDerived.toLocaleString('en')} zip codes and tracts derived from their neighborhoods`,
    );
  if (partlyPoliced.length > 0)
    lines.push(
      `${formatCount(partlyPoliced.length, 'of them is', 'of them are')} policed only in part, and so never complete: ` +
        formatList(
          partlyPoliced.map(({ slug, share, of }) => `${slug} ${percent(share)} of its ${of}`),
        ),
    );
  return lines;
}

function kilometers(square: number): string {
  return `${square.toFixed(square < 1 ? 2 : 1)} km²`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
