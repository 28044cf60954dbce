import { counted, listed } from '../loading/counted.ts';
import type { Telling } from '../loading/release/describe-loaded.ts';
import type { CoverageReport } from './ingest/ingest-coverage.ts';
import type { PopulationReport } from './ingest/ingest-population.ts';
import type { BoundariesReport } from './ingest/publish-boundaries.ts';
import { boundariesVintageLine, residentsVintageLine } from './ingest/vintages/check-vintages.ts';

/** Rejected features beyond this number are only in the rejects file. */
const MOST_REJECTED = 25;

export const boundariesTelling: Telling<BoundariesReport> = {
  unit: 'feature',
  details: boundariesDetails,
};

export const populationTelling: Telling<PopulationReport> = {
  unit: 'row',
  details: ({ without, partition, vintage }) => [
    ...residentsVintageLine(partition, vintage),
    ...(without.length === 0 ? ['all areas have residents'] : []),
  ],
};

export const coverageTelling: Telling<CoverageReport> = {
  unit: 'row',
  details: (report) => [`stated for ${report.partitions.join(', ')}`, ...derivedLines(report)],
};

function boundariesDetails(report: BoundariesReport): string[] {
  const lines = [
    counted(report.areas, 'area'),
    ...boundariesVintageLine(report.partition, report.vintage),
  ];
  if (report.leftOut > 0) lines.push(`${counted(report.leftOut, 'feature')} left out by --where`);
  if (report.vanished.length > 0)
    lines.push(
      `${counted(report.vanished.length, 'area was', 'areas were')} removed: ${listed(report.vanished)}`,
    );
  for (const { number, name, reason } of report.rejected.slice(0, MOST_REJECTED))
    lines.push(`rejected: feature ${number} (${name}) ${reason}`);
  const { overlaps, gaps } = report;
  if (overlaps.length > 0) {
    const named = overlaps.map(
      ({ names, share, squareKilometers }) =>
        `${names.join(' and ')} ${percent(share)} (${kilometers(squareKilometers)})`,
    );
    lines.push(
      `${counted(overlaps.length, 'pair of areas overlaps', 'pairs of areas overlap')} by more than 0.5% of the smaller one: ${listed(named, 4)}`,
    );
  }
  if (gaps.length > 0) {
    const named = gaps.map(
      ({ longitude, latitude, squareKilometers }) =>
        `${kilometers(squareKilometers)} at ${longitude.toFixed(3)}, ${latitude.toFixed(3)}`,
    );
    lines.push(`${counted(gaps.length, 'gap', 'gaps')} between areas: ${listed(named, 3)}`);
  }
  return [...lines, ...derivedLines(report)];
}

function derivedLines({
  coverageDerived,
  policedInPart,
}: Pick<BoundariesReport, 'coverageDerived' | 'policedInPart'>): string[] {
  const lines: string[] = [];
  if (coverageDerived > 0)
    lines.push(
      `coverage of ${coverageDerived.toLocaleString('en')} zip codes and tracts derived from their neighborhoods`,
    );
  if (policedInPart.length > 0)
    lines.push(
      `${counted(policedInPart.length, 'of them is', 'of them are')} policed only in part, and so never complete: ` +
        listed(
          policedInPart.map(({ slug, share, of }) => `${slug} ${percent(share)} of its ${of}`),
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
