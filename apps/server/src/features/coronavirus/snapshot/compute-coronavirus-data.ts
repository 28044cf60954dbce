import {
  type CaseReporter,
  type CaseTotal,
  COUNTY_REPORTER,
  type CoronavirusCounty,
  isSuppressedTotal,
  NO_CASE_TOTAL,
  type SummedCaseSeries,
  sumCaseSeries,
  suppressDisclosingTotals,
  toCaseTotal,
} from '@townlight/domain/coronavirus';
import type { Day } from '@townlight/domain/time';
import type { AreaRelease, AreaReports } from '../store.ts';
import type { CoronavirusData, NeighborhoodCases, ReporterRelease } from './coronavirus-data.ts';
import {
  groupReportingAreas,
  type NeighborhoodToGroup,
  type ReportingAreaGroup,
} from './group-reporting-areas.ts';

const OF_COUNTY: CaseReporter = { id: COUNTY_REPORTER, city: null };

export interface StoredCases {
  readonly areas: readonly AreaReports[];
  readonly releases: readonly AreaRelease[];
}

/**
 * Computes the displayed data from all reports: suppresses totals that must be withheld and sums reporting areas by
 * neighborhood.
 */
export function computeCoronavirusData(
  { areas, releases }: StoredCases,
  county: CoronavirusCounty,
  neighborhoods: readonly NeighborhoodToGroup[],
  allocate: (bytes: number) => SharedArrayBuffer,
): CoronavirusData {
  const { first, days } = spanOf(areas);
  const byLabel = new Map(areas.map((area) => [area.label, area]));
  const { groups, leftOut } = groupReportingAreas(county, neighborhoods, new Set(byLabel.keys()));
  const shown = new Map(
    areas.map((area) => [area.label, suppressDisclosingTotals(totalsOf(area, first, days))]),
  );
  const leadOf = new Map(
    groups.flatMap((group) => group.areas.map(({ label }) => [label, group.neighborhoods[0]?.id])),
  );
  const counted = new Set(groups.flatMap((group) => group.neighborhoods));
  return {
    sample: releases.some(({ sample }) => sample),
    first,
    days,
    groups: groups.map((group) => ({
      ...describeGroup(group, byLabel),
      totals: sumCaseSeries(
        group.areas.map(({ label }) => shown.get(label) ?? []),
        (length) => emptySum(length, allocate),
      ),
    })),
    areas: areas.map(({ label, residents }) => ({
      label,
      residents,
      neighborhood: leadOf.get(label) ?? null,
      ...rangesOfTotals(shown.get(label) ?? [], allocate),
    })),
    releases: releasesByReporter(releases, county),
    withoutReports: neighborhoods
      .filter((neighborhood) => !counted.has(neighborhood))
      .map(({ id, name }) => ({ neighborhood: id, name })),
    leftOut,
  };
}

function spanOf(areas: readonly AreaReports[]): { first: Day; days: number } {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { days } of areas) {
    first = Math.min(first, days[0] ?? first);
    last = Math.max(last, days.at(-1) ?? last);
  }
  return last < first
    ? { first: 0 as Day, days: 0 }
    : { first: first as Day, days: last - first + 1 };
}

function totalsOf({ days, min, max }: AreaReports, first: Day, length: number): CaseTotal[] {
  const totals = new Array<CaseTotal>(length).fill(null);
  for (const [at, day] of days.entries())
    totals[day - first] = toCaseTotal(min[at] as number, max[at] as number);
  return totals;
}

function rangesOfTotals(
  totals: readonly CaseTotal[],
  allocate: (bytes: number) => SharedArrayBuffer,
): { min: Int32Array; max: Int32Array } {
  const ranges = {
    min: new Int32Array(allocate(totals.length * Int32Array.BYTES_PER_ELEMENT)),
    max: new Int32Array(allocate(totals.length * Int32Array.BYTES_PER_ELEMENT)),
  };
  for (const [day, total] of totals.entries()) {
    const { min, max } = isSuppressedTotal(total)
      ? total
      : { min: total ?? NO_CASE_TOTAL, max: total ?? NO_CASE_TOTAL };
    ranges.min[day] = min;
    ranges.max[day] = max;
  }
  return ranges;
}

function emptySum(days: number, allocate: (bytes: number) => SharedArrayBuffer): SummedCaseSeries {
  return {
    min: new Int32Array(allocate(days * Int32Array.BYTES_PER_ELEMENT)),
    max: new Int32Array(allocate(days * Int32Array.BYTES_PER_ELEMENT)),
    counted: new Uint8Array(allocate(days)),
    lowered: new Uint8Array(allocate(days)),
  };
}

/**
 * Describes a group. Uses the residents from the sources where all of its areas have them, else those of the
 * neighborhoods.
 */
function describeGroup(
  { neighborhoods, areas }: ReportingAreaGroup,
  byLabel: ReadonlyMap<string, AreaReports>,
): Omit<NeighborhoodCases, 'totals'> {
  const reportedResidents = sum(areas.map(({ label }) => byLabel.get(label)?.residents ?? null));
  return {
    neighborhoods: neighborhoods.map(({ id }) => id),
    name: neighborhoods.map(({ name }) => name).join(' and '),
    labels: areas.map(({ label }) => label),
    reporter: areas[0]?.reporter ?? OF_COUNTY,
    residents: reportedResidents ?? sum(neighborhoods.map(({ residents }) => residents)),
    residentsOf: reportedResidents === null ? 'neighborhoods' : 'reporting-areas',
  };
}

function sum(counts: readonly (number | null)[]): number | null {
  return counts.reduce((all, count) => (all === null || count === null ? null : all + count), 0);
}

function releasesByReporter(
  releases: readonly AreaRelease[],
  { reportingAreas }: CoronavirusCounty,
): ReporterRelease[] {
  const reporterOf = new Map(reportingAreas().map(({ label, reporter }) => [label, reporter]));
  const named = releases.map((one) => ({
    ...one,
    reporter: reporterOf.get(one.label) ?? OF_COUNTY,
  }));
  const together = Map.groupBy(named, ({ release, reporter }) => `${release} ${reporter.id}`);
  return [...together.values()].flatMap((ones) => {
    const [one] = ones;
    if (one === undefined) return [];
    const { release, source, reporter, publishedAt } = one;
    return [
      {
        release,
        source,
        reporter,
        publishedAt,
        first: Math.min(...ones.map(({ first }) => first)) as Day,
        last: Math.max(...ones.map(({ last }) => last)) as Day,
        reports: ones.reduce((all, { reports }) => all + reports, 0),
      },
    ];
  });
}
