import {
  type CaseTotal,
  type CoronavirusCounty,
  type CoronavirusReporter,
  isWithheld,
} from '@townlight/domain/coronavirus';
import type { Day } from '@townlight/domain/time';
import { coronavirusDays } from '../../our-data/tables/coronavirus-days.ts';
import { coronavirusReportingAreas } from '../../our-data/tables/coronavirus-reporting-areas.ts';
import { findChanges } from '../ingest/find-changes.ts';
import { GatheredReports } from '../ingest/gathered-reports.ts';
import { coronavirusRecords } from '../replies/records-reply.ts';
import { coronavirusStatuses } from '../replies/status-reply.ts';
import { coronavirusTrend } from '../replies/trend-reply.ts';
import { openCoronavirusSnapshot } from '../snapshot/coronavirus-snapshot.ts';
import { layOutCases } from '../snapshot/lay-out-cases.ts';
import type { AreaReports } from '../store.ts';

/**
 * A county of six reporting areas: two of one neighborhood, one of another, one of a merged pair, one of a city with
 * its own health department, and one that is excluded.
 */
const AREAS = [
  ['City of Ash', 'Ash', 'county'],
  ['Unincorporated - Ash Canyon', 'Ash', 'county'],
  ['City of Birch', 'Birch', 'long-beach'],
  ['Unincorporated - Cedar', 'Cedar', 'county'],
  ['City of Elm', 'Elm', 'county'],
  ['Unincorporated - Fern', null, 'county'],
] as const;

export const LABELS = AREAS.map(([label]) => label);

export const smallCounty: CoronavirusCounty = {
  countyName: 'Los Angeles',
  reportingAreas: () =>
    AREAS.map(([label, neighborhood, reporter]) => ({
      label,
      neighborhood,
      why: neighborhood === null ? 'Lies in no neighborhood' : '',
      reporter: reporter as CoronavirusReporter,
    })),
  labelOf: (place) => LABELS.find((label) => label === place || label === `City of ${place}`),
  mergedPairs: [['Cedar', 'Dogwood']],
  sumOf: (place) => (place === 'All of Ash' ? 'two areas in one row' : undefined),
};

export const NEIGHBORHOODS = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Gorse'].map((name) => ({
  id: name.toLowerCase(),
  name,
  residents: 5_000,
}));

/** A source's total of one area and day. */
export interface Telling {
  readonly label: string;
  readonly day: Day;
  readonly total: Exclude<CaseTotal, null>;
}

/** Returns the stored reports after one more release, by the rules of loading. */
export function loadTellings(
  stored: readonly AreaReports[],
  release: readonly Telling[],
): AreaReports[] {
  const gathered = new GatheredReports();
  for (const { label, day, total } of release) gathered.add(label, day, total);
  const { byLabel } = findChanges(gathered, stored);
  const labels = [...new Set([...stored.map(({ label }) => label), ...byLabel.keys()])].toSorted();
  return labels.map((label) => {
    const known = stored.find((area) => area.label === label);
    const days = new Map(
      Array.from(known?.days ?? [], (day, at) => [
        day as Day,
        { atLeast: known?.atLeast[at] as number, atMost: known?.atMost[at] as number },
      ]),
    );
    for (const { day, atLeast, atMost } of byLabel.get(label) ?? [])
      days.set(day, { atLeast, atMost });
    const inOrder = [...days].toSorted(([a], [b]) => a - b);
    return {
      label,
      residents: null,
      days: Int32Array.from(inOrder, ([day]) => day),
      atLeast: Int32Array.from(inOrder, ([, { atLeast }]) => atLeast),
      atMost: Int32Array.from(inOrder, ([, { atMost }]) => atMost),
    };
  });
}

/** Builds all public replies about these reports: every day, every neighborhood, the status, the table to download. */
export function everyReply(areas: readonly AreaReports[]) {
  const releases = areas.map(({ label, days }) => ({
    label,
    release: 1,
    source: 'csv',
    publishedAt: new Date(0),
    sample: false,
    first: days[0] as Day,
    last: days.at(-1) as Day,
    reports: days.length,
  }));
  const data = layOutCases(
    { areas, releases },
    smallCounty,
    NEIGHBORHOODS,
    (bytes) => new SharedArrayBuffer(bytes),
  );
  const snapshot = openCoronavirusSnapshot(data);
  return {
    records: Array.from({ length: data.days }, (_, at) =>
      coronavirusRecords(snapshot, (data.first + at) as Day),
    ),
    trends: NEIGHBORHOODS.map(({ id }) => coronavirusTrend(snapshot, id)),
    status: coronavirusStatuses(snapshot),
    table: coronavirusDays(data),
    reportingAreas: coronavirusReportingAreas(data),
    first: data.first,
  };
}

/** Returns the range of a total. */
export function endsOf(total: Exclude<CaseTotal, null>): { atLeast: number; atMost: number } {
  return isWithheld(total) ? total : { atLeast: total, atMost: total };
}
