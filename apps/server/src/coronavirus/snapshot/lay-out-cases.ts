import {
  type AddedUp,
  addUpAreas,
  type CaseTotal,
  type CoronavirusCounty,
  isWithheld,
  NO_TOTAL,
  totalBetween,
  withholdWhatTells,
} from '@townlight/domain/coronavirus';
import type { Day } from '@townlight/domain/time';
import type { AreaRelease, AreaReports } from '../store.ts';
import type { CaseGroup, CoronavirusData, ReleaseOfReporter } from './coronavirus-data.ts';
import { type AreaGroup, groupAreas, type Neighborhood } from './group-areas.ts';

export interface CasesOnRecord {
  readonly areas: readonly AreaReports[];
  readonly releases: readonly AreaRelease[];
}

/**
 * Computes the displayed data from all reports: suppresses totals that must be withheld and sums reporting areas by
 * neighborhood.
 */
export function layOutCases(
  { areas, releases }: CasesOnRecord,
  county: CoronavirusCounty,
  neighborhoods: readonly Neighborhood[],
  allocate: (bytes: number) => SharedArrayBuffer,
): CoronavirusData {
  const { first, days } = spanOf(areas);
  const byLabel = new Map(areas.map((area) => [area.label, area]));
  const { groups, leftOut } = groupAreas(county, neighborhoods, new Set(byLabel.keys()));
  const shown = new Map(
    areas.map((area) => [area.label, withholdWhatTells(totalsOf(area, first, days))]),
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
      ...describe(group, byLabel),
      totals: addUpAreas(
        group.areas.map(({ label }) => shown.get(label) ?? []),
        (length) => emptySum(length, allocate),
      ),
    })),
    areas: areas.map(({ label, residents }) => ({
      label,
      residents,
      neighborhood: leadOf.get(label) ?? null,
      ...endsOfTotals(shown.get(label) ?? [], allocate),
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

function totalsOf({ days, atLeast, atMost }: AreaReports, first: Day, length: number): CaseTotal[] {
  const totals = new Array<CaseTotal>(length).fill(null);
  for (const [at, day] of days.entries())
    totals[day - first] = totalBetween(atLeast[at] as number, atMost[at] as number);
  return totals;
}

function endsOfTotals(
  totals: readonly CaseTotal[],
  allocate: (bytes: number) => SharedArrayBuffer,
): { atLeast: Int32Array; atMost: Int32Array } {
  const ends = {
    atLeast: new Int32Array(allocate(totals.length * Int32Array.BYTES_PER_ELEMENT)),
    atMost: new Int32Array(allocate(totals.length * Int32Array.BYTES_PER_ELEMENT)),
  };
  for (const [day, total] of totals.entries()) {
    const { atLeast, atMost } = isWithheld(total)
      ? total
      : { atLeast: total ?? NO_TOTAL, atMost: total ?? NO_TOTAL };
    ends.atLeast[day] = atLeast;
    ends.atMost[day] = atMost;
  }
  return ends;
}

function emptySum(days: number, allocate: (bytes: number) => SharedArrayBuffer): AddedUp {
  return {
    atLeast: new Int32Array(allocate(days * Int32Array.BYTES_PER_ELEMENT)),
    atMost: new Int32Array(allocate(days * Int32Array.BYTES_PER_ELEMENT)),
    counted: new Uint8Array(allocate(days)),
    lowered: new Uint8Array(allocate(days)),
  };
}

/**
 * Describes a group. Uses the residents from the sources where all of its areas have them, else those of the
 * neighborhoods.
 */
function describe(
  { neighborhoods, areas }: AreaGroup,
  byLabel: ReadonlyMap<string, AreaReports>,
): Omit<CaseGroup, 'totals'> {
  const told = sum(areas.map(({ label }) => byLabel.get(label)?.residents ?? null));
  return {
    neighborhoods: neighborhoods.map(({ id }) => id),
    name: neighborhoods.map(({ name }) => name).join(' and '),
    labels: areas.map(({ label }) => label),
    reporter: areas[0]?.reporter ?? 'county',
    residents: told ?? sum(neighborhoods.map(({ residents }) => residents)),
    residentsOf: told === null ? 'neighborhoods' : 'reporting-areas',
  };
}

function sum(counts: readonly (number | null)[]): number | null {
  return counts.reduce((all, count) => (all === null || count === null ? null : all + count), 0);
}

function releasesByReporter(
  releases: readonly AreaRelease[],
  { reportingAreas }: CoronavirusCounty,
): ReleaseOfReporter[] {
  const reporterOf = new Map(reportingAreas().map(({ label, reporter }) => [label, reporter]));
  const named = releases.map((one) => ({
    ...one,
    reporter: reporterOf.get(one.label) ?? 'county',
  }));
  const together = Map.groupBy(named, ({ release, reporter }) => `${release} ${reporter}`);
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
