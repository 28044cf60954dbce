import { AIR_ZOOM_LIMITS } from '@townlight/domain/air';
import type { AreaId } from '@townlight/domain/places';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { AreaFigures } from '../../../area-map/area-map-feature.ts';
import { lazyComponent } from '../../../http/lazy-imports.ts';
import { AirLegend } from './AirLegend.tsx';
import type { AirMapState } from './air-map-state.ts';
import { BAND_RAMPS, computeAirTones } from './aqi-bands.ts';
import { buildStationPoints, describeAreaAir } from './format-air.ts';
import type { AirMapData } from './use-air-map-data.ts';

const AirTables = lazyComponent(
  'air tables',
  async () => (await import('./AirTables.tsx')).AirTables,
);

/** Returns the figures of the map (tones, tooltips, station points, table) and its legend. */
export function useAirFigures(
  state: AirMapState,
  data: AirMapData,
): { figures: AreaFigures; legend: ReactNode } {
  const intl = useIntl();
  const { air, hour, names } = data;
  const { scale, colors, area } = state;
  const tones = useMemo(() => air && computeAirTones(air), [air]);
  const points = useMemo(() => air && buildStationPoints(intl, air, scale), [intl, air, scale]);
  const describe = useCallback(
    (id: AreaId) => {
      const title = names.get(id);
      const found = air?.areas.get(id);
      if (title === undefined) return null;
      return { title, lines: air && found ? describeAreaAir(intl, found, air, scale) : [] };
    },
    [intl, air, names, scale],
  );
  return {
    figures: {
      label: 'airMap.label',
      partition: 'neighborhoods',
      shapes: data.shapes,
      outlines: data.outlines,
      names,
      tones,
      ramp: BAND_RAMPS[colors],
      describe,
      zoom: AIR_ZOOM_LIMITS,
      ...(points && { points }),
      table:
        air === undefined || hour === null || names.size === 0
          ? null
          : (onSelect) => (
              <AirTables
                air={air}
                hour={hour}
                names={names}
                scale={scale}
                selected={area}
                onSelect={onSelect}
              />
            ),
    },
    legend: air === undefined ? null : <AirLegend air={air} scale={scale} colors={colors} />,
  };
}
