import type { AirQualityIndex } from '@townlight/domain/air';
import type { IntlShape } from 'react-intl';
import { createGetText } from '../../../i18n/use-text.ts';
import type { HoverText } from '../../../map/HoverLabel.tsx';
import type { MapPoint } from '../../../map/MapPoints.tsx';
import type { PageScale } from '../figures/air-scale.ts';
import type { AirAtHour, AreaAir, StationAirAtHour } from './air-at-hour.ts';
import { findBandLabelId } from './aqi-bands.ts';

const MILES_PER_KM = 0.621371;

/** Formats a distance in miles, with one decimal below ten. */
export function formatMiles(intl: IntlShape, km: number): string {
  const miles = km * MILES_PER_KM;
  return intl.formatNumber(miles, { maximumFractionDigits: miles < 10 ? 1 : 0 });
}

export function formatPm25(intl: IntlShape, pm25: number): string {
  return intl.formatNumber(pm25, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** Formats an index: `78`, or `500+` where the concentration is beyond the table's end. */
export function formatAqi(
  intl: IntlShape,
  index: Pick<AirQualityIndex, 'aqi' | 'isBeyondScale'>,
): string {
  return intl.formatNumber(index.aqi) + (index.isBeyondScale ? '+' : '');
}

/** Returns the tooltip lines of an area. */
export function describeAreaAir(
  intl: IntlShape,
  area: AreaAir,
  { ranked }: AirAtHour,
  scale: PageScale,
): string[] {
  const text = createGetText(intl);
  const { index, pm25, rank } = area;
  if (index === null || pm25 === null)
    return [text(area.isDoubtful ? 'airMap.doubtful' : 'airMap.noReading')];
  return [
    text('airMap.hover', {
      index: formatAqi(intl, index),
      band: text(findBandLabelId(index.aqi, scale)),
    }),
    rank === null
      ? text('airMap.hoverUnranked', { pm25: formatPm25(intl, pm25) })
      : text('airMap.hoverRank', { pm25: formatPm25(intl, pm25), rank, ranked: ranked.length }),
    ...(area.far ? [text('airMap.hoverFar', { miles: formatMiles(intl, area.nearestKm) })] : []),
  ];
}

/** Builds the map points of the stations: each with its index, or the reason why it has none. */
export function buildStationPoints(intl: IntlShape, air: AirAtHour, scale: PageScale): MapPoint[] {
  return air.stations.map((station) => ({
    id: station.code,
    center: station.center,
    sign: station.index === null ? '–' : formatAqi(intl, station.index),
    doubtful: station.flag !== null,
    text: stationText(intl, station, scale),
  }));
}

function stationText(intl: IntlShape, station: StationAirAtHour, scale: PageScale): HoverText {
  const text = createGetText(intl);
  const { index, pm25, flag, name } = station;
  return {
    title: text('airMap.stationName', { name }),
    lines: [
      ...(index === null
        ? []
        : [
            text('airMap.hover', {
              index: formatAqi(intl, index),
              band: text(findBandLabelId(index.aqi, scale)),
            }),
          ]),
      pm25 === null
        ? text('airMap.noReading')
        : text('airMap.stationReading', { pm25: formatPm25(intl, pm25) }),
      ...(flag === null ? [] : [text(`airMap.flag.${flag}`)]),
    ],
  };
}
