import type { AreaCrimes, AreaTrajectory } from '@townlight/contract/crime';
import type { ChangeInterval } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import type { IntlShape } from 'react-intl';
import type { MapPartition } from '../../../area-map/area-map-feature.ts';
import type { AreaColumn, AreaRow } from '../../../area-map/table/area-rows.ts';
import { formatChange, formatRate, roundRate } from '../../../i18n/figures.ts';
import { createGetText, type GetText } from '../../../i18n/use-text.ts';
import type { DaytimePopulation } from '../api/daytime-query.ts';
import { type ComparedChange, toChangeInterval, toCountChange } from '../figures/count-changes.ts';
import {
  findNoChangeReason,
  findUnrankedReason,
  reasonMessageId,
  toDisplayableCount,
} from '../figures/unranked-reason.ts';
import { formatAssessment } from '../figures/usual-text.ts';
import type { MapMode } from './safety-map-state.ts';

export function listCrimeColumns(mode: MapMode, partition: MapPartition): readonly AreaColumn[] {
  const name: AreaColumn = {
    key: 'name',
    title: `table.area.${partition}`,
    csv: 'name',
    numeric: false,
  };
  const note: AreaColumn = { key: 'note', title: 'table.note', csv: 'note', numeric: false };
  if (mode === 'traj') {
    return [
      name,
      { key: 'count', title: 'table.count', csv: 'reports', numeric: true },
      { key: 'before', title: 'table.before', csv: 'reports_before', numeric: true },
      { key: 'change', title: 'table.change', csv: 'change_of_rate', numeric: true },
      note,
    ];
  }
  return [
    name,
    { key: 'rank', title: 'table.rank', csv: 'rank', numeric: true },
    { key: 'count', title: 'table.count', csv: 'reports', numeric: true },
    { key: 'rate', title: 'table.rate', csv: 'rate_per_100000_residents', numeric: true },
    { key: 'population', title: 'table.population', csv: 'residents', numeric: true },
    note,
  ];
}

export function buildCrimeRows(
  intl: IntlShape,
  mode: MapMode,
  names: ReadonlyMap<AreaId, string>,
  crimes: ReadonlyMap<AreaId, AreaCrimes> | undefined,
  trajectories: ReadonlyMap<AreaId, AreaTrajectory> | undefined,
  /** The areas with many visitors per resident. */
  daytime: DaytimePopulation['areas'] | undefined,
): AreaRow[] {
  const rows: AreaRow[] = [];
  for (const [id, name] of names) {
    const crime = crimes?.get(id);
    const trajectory = trajectories?.get(id);
    if (mode === 'traj' && trajectory) rows.push(trendRow(intl, name, trajectory));
    if (mode === 'safe' && crime)
      rows.push(rateRow(intl, name, crime, daytime?.get(id)?.reads_high != null));
  }
  return rows;
}

function rateRow(intl: IntlShape, name: string, area: AreaCrimes, readsHigh: boolean): AreaRow {
  const text = createGetText(intl);
  const unranked = findUnrankedReason(area);
  const rate = area.total_crime_rate;
  const note = noteOf(text, area, readsHigh);
  return {
    id: area.id,
    name,
    values: {
      name,
      rank: area.ranking,
      count: toDisplayableCount(area, area.total_crime_count),
      rate: rate === null || unranked ? null : roundRate(rate),
      population: area.population,
      note: note || null,
    },
    texts: {
      rank: area.ranking === null ? text('table.notRanked') : intl.formatNumber(area.ranking),
      count: countText(intl, toDisplayableCount(area, area.total_crime_count)),
      rate: rate === null || unranked ? text('table.notAvailable') : formatRate(intl, rate),
      population:
        area.population === null ? text('table.notAvailable') : intl.formatNumber(area.population),
      note,
    },
  };
}

/** Formats a count; `null` becomes "not available". */
function countText(intl: IntlShape, count: number | null): string {
  return count === null ? createGetText(intl)('table.notAvailable') : intl.formatNumber(count);
}

function noteOf(text: GetText, area: AreaCrimes, readsHigh: boolean): string {
  const unranked = findUnrankedReason(area);
  if (unranked !== null) return text(reasonMessageId(unranked, area.population));
  if (area.reliability === 'too-few') return text('table.reliability.too-few');
  return [
    ...(area.reliability === 'unstable' ? [text('table.reliability.unstable')] : []),
    ...(readsHigh ? [text('visitors.row')] : []),
  ].join('; ');
}

function trendRow(intl: IntlShape, name: string, area: AreaTrajectory): AreaRow {
  const text = createGetText(intl);
  const because = findNoChangeReason(area);
  const change = because === null ? toCountChange(area) : null;
  const note =
    because !== null
      ? text(reasonMessageId(because, area.population))
      : change === null || change.kind === 'not-comparable'
        ? text('table.notAvailable')
        : standingOf(intl, change);
  return {
    id: area.id,
    name,
    values: {
      name,
      count: toDisplayableCount(area, area.total_crime_count),
      before: toDisplayableCount(area, area.compared_total_crime_count),
      change: area.change === null ? null : Number(area.change.toFixed(4)),
      note,
    },
    texts: {
      count: countText(intl, toDisplayableCount(area, area.total_crime_count)),
      before: countText(intl, toDisplayableCount(area, area.compared_total_crime_count)),
      change: formatIntervalSpan(intl, toChangeInterval(area)),
      note,
    },
  };
}

function standingOf(intl: IntlShape, change: ComparedChange) {
  const { standing, usual } = formatAssessment(intl, change);
  return `${standing}${usual}`;
}

/** Formats `−5% to +40%`, for tables; `–` where no interval is stated. */
function formatIntervalSpan(intl: IntlShape, interval: ChangeInterval | null): string {
  if (interval === null || interval.high === null) return '–';
  return createGetText(intl)('table.span', {
    low: formatChange(intl, interval.low),
    high: formatChange(intl, interval.high),
  });
}
