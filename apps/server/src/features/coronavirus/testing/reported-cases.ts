import {
  type CaseTotal,
  type CoronavirusCounty,
  isSuppressedTotal,
} from '@townlight/domain/coronavirus';
import { toSlug } from '@townlight/domain/places';
import type { Day } from '@townlight/domain/time';
import { buildCoronavirusDaysTable } from '../../open-data/tables/coronavirus-days.ts';
import { buildReportingAreasTable } from '../../open-data/tables/coronavirus-reporting-areas.ts';
import { findReportChanges } from '../ingest/find-report-changes.ts';
import { LoadedCaseReports } from '../ingest/loaded-case-reports.ts';
import { buildCoronavirusRecords } from '../replies/records-reply.ts';
import { buildCoronavirusStatuses } from '../replies/status-reply.ts';
import { buildCoronavirusTrend } from '../replies/trend-reply.ts';
import { computeCoronavirusData } from '../snapshot/compute-coronavirus-data.ts';
import { openCoronavirusSnapshot } from '../snapshot/coronavirus-snapshot.ts';
import type { AreaReports } from '../store.ts';

/**
 * A county of six reporting areas: two of one neighborhood, one of another, one of a merged pair, one of a city with
 * its own health department, and one that is excluded.
 */
const AREAS = [
  ['City of Ash', 'Ash', null],
  ['Unincorporated - Ash Canyon', 'Ash', null],
  ['City of Birch', 'Birch', 'Birch'],
  ['Unincorporated - Cedar', 'Cedar', null],
  ['City of Elm', 'Elm', null],
  ['Unincorporated - Fern', null, null],
] as const;

export const LABELS = AREAS.map(([label]) => label);

export const testCounty: CoronavirusCounty = {
  countyName: 'Los Angeles',
  sourceNames: {},
  reportingAreas: () =>
    AREAS.map(([label, neighborhood, city]) => ({
      label,
      neighborhood,
      why: neighborhood === null ? 'Lies in no neighborhood' : '',
      reporter: { id: city === null ? 'county' : toSlug(city), city },
    })),
  labelOf: (place) => LABELS.find((label) => label === place || label === `City of ${place}`),
  mergedPairs: [['Cedar', 'Dogwood']],
  explainAggregateRow: (place) => (place === 'All of Ash' ? 'two areas in one row' : undefined),
};

export const NEIGHBORHOODS = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Gorse'].map((name) => ({
  id: name.toLowerCase(),
  name,
  residents: 5_000,
}));

/** A source's total of one area and day. */
export interface ReportedCase {
  readonly label: string;
  readonly day: Day;
  readonly total: Exclude<CaseTotal, null>;
}

/** Returns the stored reports after one more release, by the rules of loading. */
export function loadReportedCases(
  stored: readonly AreaReports[],
  release: readonly ReportedCase[],
): AreaReports[] {
  const gathered = new LoadedCaseReports();
  for (const { label, day, total } of release) gathered.add(label, day, total);
  const { byLabel } = findReportChanges(gathered, stored);
  const labels = [...new Set([...stored.map(({ label }) => label), ...byLabel.keys()])].toSorted();
  return labels.map((label) => {
    const known = stored.find((area) => area.label === label);
    const days = new Map(
      Array.from(known?.days ?? [], (day, at) => [
        day as Day,
        { min: known?.min[at] as number, max: known?.max[at] as number },
      ]),
    );
    for (const { day, min, max } of byLabel.get(label) ?? []) days.set(day, { min, max });
    const inOrder = [...days].toSorted(([a], [b]) => a - b);
    return {
      label,
      residents: null,
      days: Int32Array.from(inOrder, ([day]) => day),
      min: Int32Array.from(inOrder, ([, { min }]) => min),
      max: Int32Array.from(inOrder, ([, { max }]) => max),
    };
  });
}

/** Builds all public replies about these reports: every day, every neighborhood, the status, the table to download. */
export function buildEveryReply(areas: readonly AreaReports[]) {
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
  const data = computeCoronavirusData(
    { areas, releases },
    testCounty,
    NEIGHBORHOODS,
    (bytes) => new SharedArrayBuffer(bytes),
  );
  const snapshot = openCoronavirusSnapshot(data);
  return {
    records: Array.from({ length: data.days }, (_, at) =>
      buildCoronavirusRecords(snapshot, (data.first + at) as Day),
    ),
    trends: NEIGHBORHOODS.map(({ id }) => buildCoronavirusTrend(snapshot, id)),
    status: buildCoronavirusStatuses(snapshot),
    table: buildCoronavirusDaysTable(data),
    reportingAreas: buildReportingAreasTable(data),
    first: data.first,
  };
}

/** Returns the range of a total. */
export function rangeOf(total: Exclude<CaseTotal, null>): { min: number; max: number } {
  return isSuppressedTotal(total) ? total : { min: total, max: total };
}
