import type { CoverageReport } from './ingest/ingest-coverage.ts';
import type { PopulationReport } from './ingest/ingest-population.ts';
import { counted, type Loaded, type LoadReport, listed } from './ingest/loaded.ts';
import type { BoundariesReport } from './ingest/publish-boundaries.ts';

type Print = (line: string) => void;

/** Remarks beyond these are in the release's report and the rejects file. */
const MOST_REMARKS = 25;

/** Prints what became of a load; `details` adds the lines of its kind. */
export function printLoaded<Report extends LoadReport>(
  print: Print,
  loaded: Loaded<Report>,
  unit: 'feature' | 'row',
  details: (report: Report) => readonly string[],
): void {
  if (loaded.outcome === 'already-published') {
    print(
      `nothing to do: this file is published already, as release ${loaded.releaseId}, with the same options`,
    );
    return;
  }
  const { report, rejects } = loaded;
  const n = (count: number) => count.toLocaleString('en');
  print(`release ${report.releaseId}: ${report.origin}`);
  print(
    `${counted(report.rowsRead, unit)} read = ${n(report.rowsNew)} new + ${n(report.rowsUpdated)} updated + ` +
      `${n(report.rowsUnchanged)} unchanged + ${n(report.rowsRejected)} rejected`,
  );
  for (const line of details(report)) print(line);
  for (const remark of report.remarks.slice(0, MOST_REMARKS)) print(`  ${remark}`);
  const more = report.remarks.length - MOST_REMARKS;
  if (more > 0) print(`  and ${n(more)} more remarks`);
  if (rejects !== null) print(`rejected ${unit}s with their reasons: ${rejects}`);
}

export function boundariesDetails(report: BoundariesReport): string[] {
  const lines = [counted(report.areas, 'area')];
  if (report.leftOut > 0) lines.push(`${counted(report.leftOut, 'feature')} left out by --where`);
  if (report.vanished.length > 0)
    lines.push(
      `${counted(report.vanished.length, 'area is', 'areas are')} no more: ${listed(report.vanished)}`,
    );
  for (const { number, name, reason } of report.rejected.slice(0, MOST_REMARKS))
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

export function populationDetails({ without }: PopulationReport): string[] {
  return without.length === 0 ? ['all areas have residents'] : [];
}

export function coverageDetails({ partitions, coverageDerived }: CoverageReport): string[] {
  const lines = [`stated for ${partitions.join(', ')}`];
  if (coverageDerived > 0) lines.push(derivedLine(coverageDerived));
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
