import { counted, listed } from '../loading/counted.ts';
import type { Telling } from '../loading/release/describe-loaded.ts';
import type { CoverageReport } from './ingest/ingest-coverage.ts';
import type { PopulationReport } from './ingest/ingest-population.ts';
import type { BoundariesReport } from './ingest/publish-boundaries.ts';

/** Rejected features beyond these are in the rejects file. */
const MOST_REJECTED = 25;

export const boundariesTelling: Telling<BoundariesReport> = {
  unit: 'feature',
  details: boundariesDetails,
};

export const populationTelling: Telling<PopulationReport> = {
  unit: 'row',
  details: ({ without }) => (without.length === 0 ? ['all areas have residents'] : []),
};

export const coverageTelling: Telling<CoverageReport> = {
  unit: 'row',
  details({ partitions, coverageDerived }) {
    const lines = [`stated for ${partitions.join(', ')}`];
    if (coverageDerived > 0) lines.push(derivedLine(coverageDerived));
    return lines;
  },
};

function boundariesDetails(report: BoundariesReport): string[] {
  const lines = [counted(report.areas, 'area')];
  if (report.leftOut > 0) lines.push(`${counted(report.leftOut, 'feature')} left out by --where`);
  if (report.vanished.length > 0)
    lines.push(
      `${counted(report.vanished.length, 'area is', 'areas are')} no more: ${listed(report.vanished)}`,
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
      `${counted(overlaps.length, 'pair of areas overlaps', 'pairs of areas overlap')} by more than 0.5 % of the smaller one: ${listed(named, 4)}`,
    );
  }
  if (gaps.length > 0) {
    const named = gaps.map(
      ({ longitude, latitude, squareKilometers }) =>
        `${kilometers(squareKilometers)} at ${longitude.toFixed(3)}, ${latitude.toFixed(3)}`,
    );
    lines.push(
      `${counted(gaps.length, 'gap lies', 'gaps lie')} between areas: ${listed(named, 3)}`,
    );
  }
  if (report.coverageDerived > 0) lines.push(derivedLine(report.coverageDerived));
  return lines;
}

function derivedLine(areas: number): string {
  return `coverage of ${areas.toLocaleString('en')} zip codes and tracts derived from their neighborhoods`;
}

function kilometers(square: number): string {
  return `${square.toFixed(square < 1 ? 2 : 1)} km²`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
