import { useMemo } from 'react';
import type { ChoiceFilter } from '../../../area-map/filters/filter.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PAGE_SCALES, type PageScale } from '../figures/air-scale.ts';
import type { AirMapState, BandPalette } from './air-map-state.ts';
import type { UpdateAirMapState } from './use-air-map-state.ts';

const COLORS: readonly BandPalette[] = ['epa', 'vision'];

/** Returns the filters of the map: the AQI scale and the palette. */
export function useAirFilters(
  state: AirMapState,
  change: UpdateAirMapState,
): readonly ChoiceFilter[] {
  const text = useText();
  const { scale, colors } = state;
  return useMemo(
    () => [
      {
        key: 'scale',
        param: 'scale',
        label: text('air.scale'),
        choices: PAGE_SCALES.map((value) => ({ value, text: text(`air.scale.${value}`) })),
        chosen: scale,
        onChoose: (value) => change({ scale: value as PageScale }),
      },
      {
        key: 'colors',
        param: 'colors',
        label: text('airMap.colors'),
        choices: COLORS.map((value) => ({ value, text: text(`airMap.colors.${value}`) })),
        chosen: colors,
        onChoose: (value) => change({ colors: value as BandPalette }),
      },
    ],
    [scale, colors, change, text],
  );
}
