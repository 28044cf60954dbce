import type { AreaId } from '@townlight/domain/places';
import type { IntlShape } from 'react-intl';
import type { AreaColumn, AreaRow } from '../../../area-map/table/area-rows.ts';
import { createGetText } from '../../../i18n/use-text.ts';
import type { PageScale } from '../figures/air-scale.ts';
import type { AirAtHour, AreaAir } from './air-at-hour.ts';
import { findBandLabelId } from './aqi-bands.ts';
import { formatAqi, formatMiles, formatPm25 } from './format-air.ts';

export const AIR_TABLE_COLUMNS: readonly AreaColumn[] = [
  { key: 'name', title: 'table.area.neighborhoods', csv: 'name', numeric: false },
  // Precedes the rank, whose title is long, so that a phone shows the figure without scrolling.
  { key: 'aqi', title: 'airMap.column.aqi', csv: 'aqi', numeric: true },
  { key: 'rank', title: 'airMap.column.rank', csv: 'rank', numeric: true },
  { key: 'pm25', title: 'airMap.column.pm25', csv: 'pm25', numeric: true },
  { key: 'level', title: 'airMap.column.level', csv: 'level', numeric: false },
  { key: 'distance', title: 'airMap.column.distance', csv: 'nearest_station_km', numeric: true },
  { key: 'note', title: 'airMap.column.note', csv: 'note', numeric: false },
];

/** Builds the table rows of an hour; rows without a figure have a text for it and sort last in either direction. */
export function buildAirTableRows(
  intl: IntlShape,
  air: AirAtHour,
  names: ReadonlyMap<AreaId, string>,
  scale: PageScale,
): AreaRow[] {
  return [...air.areas.values()].map((area) =>
    rowOf(intl, area, names.get(area.id) ?? area.id, scale),
  );
}

function rowOf(intl: IntlShape, area: AreaAir, name: string, scale: PageScale): AreaRow {
  const text = createGetText(intl);
  const { index, pm25, rank } = area;
  const none = text(area.isDoubtful ? 'airMap.noFigure' : 'airMap.noReading');
  const level = index === null ? '' : text(findBandLabelId(index.aqi, scale));
  const note = area.isDoubtful
    ? text('airMap.doubtfulNote')
    : area.far
      ? text('airMap.farNote')
      : '';
  return {
    id: area.id,
    name,
    values: {
      name,
      rank,
      aqi: index?.aqi ?? null,
      pm25,
      level: level || null,
      distance: area.nearestKm,
      note: note || null,
    },
    texts: {
      rank: rank === null ? text('table.notAvailable') : intl.formatNumber(rank),
      aqi: index === null ? none : formatAqi(intl, index),
      pm25: pm25 === null ? none : formatPm25(intl, pm25),
      level,
      distance: formatMiles(intl, area.nearestKm),
      note,
    },
  };
}
