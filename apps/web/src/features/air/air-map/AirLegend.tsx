import { FAR_FROM_STATIONS_KM } from '@townlight/domain/air';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../i18n/use-text.ts';
import { Legend, type LegendState } from '../../../map/legend/Legend.tsx';
import type { PageScale } from '../figures/air-scale.ts';
import type { AirAtHour } from './air-at-hour.ts';
import type { BandPalette } from './air-map-state.ts';
import { BAND_RAMPS, formatBandRanges, listBandLabelIds } from './aqi-bands.ts';
import { formatMiles } from './format-air.ts';

/** Lists the five bands, and each area state that occurs on the map. // spec 2 */
export const AirLegend = memo(function AirLegend(props: {
  air: AirAtHour;
  scale: PageScale;
  colors: BandPalette;
}) {
  const intl = useIntl();
  const text = useText();
  const areas = [...props.air.areas.values()];
  const states: LegendState[] = [{ swatch: 'point', text: 'airMap.legend.station' }];
  if (areas.some(({ index, far }) => far && index !== null)) {
    const miles = formatMiles(intl, FAR_FROM_STATIONS_KM);
    states.push({ swatch: 'faded', text: 'airMap.legend.far', values: { miles } });
  }
  if (areas.some(({ index }) => index === null))
    states.push({
      swatch: 'missing',
      text: areas.some(({ isDoubtful }) => isDoubtful) ? 'airMap.noFigure' : 'airMap.noReading',
    });
  const ranges = formatBandRanges();
  return (
    <Legend
      title={text('airMap.legend')}
      ramp={BAND_RAMPS[props.colors]}
      bands={listBandLabelIds(props.scale).map((label, band) => ({
        range: ranges[band] ?? '',
        text: label,
      }))}
      states={states}
    />
  );
});
