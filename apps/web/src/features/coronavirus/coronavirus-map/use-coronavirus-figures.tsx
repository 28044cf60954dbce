import type { AreaId } from '@townlight/domain/places';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { AreaFigures } from '../../../area-map/area-map-feature.ts';
import type { AreaMapState } from '../../../area-map/area-map-state.ts';
import { lazyComponent } from '../../../http/lazy-imports.ts';
import { CoronavirusLegend } from './CoronavirusLegend.tsx';
import { colorAreasByInfectionRate, INFECTION_RAMP } from './case-tones.ts';
import { describeAreaCases } from './format-cases.ts';
import type { CoronavirusMapData } from './use-coronavirus-map-data.ts';

const CaseTable = lazyComponent(
  'coronavirus table',
  async () => (await import('./CaseTable.tsx')).CaseTable,
);

/** Returns the figures of the map (tones, tooltips, table) and its legend. */
export function useCoronavirusFigures(
  state: AreaMapState,
  data: CoronavirusMapData,
): { figures: AreaFigures; legend: ReactNode } {
  const intl = useIntl();
  const { cases, names, shapes, mergedInto, status } = data;
  const tones = useMemo(() => cases && colorAreasByInfectionRate(cases), [cases]);
  const describe = useCallback(
    (id: AreaId) => {
      const title = names.get(id);
      const found = cases?.areas.get(id);
      if (title === undefined) return null;
      return { title, lines: found ? describeAreaCases(intl, found) : [] };
    },
    [intl, cases, names],
  );
  return {
    figures: {
      label: 'coronavirus.label',
      partition: 'neighborhoods',
      shapes,
      outlines: data.outlines,
      names,
      mergedInto,
      tones,
      ramp: INFECTION_RAMP,
      describe,
      table:
        cases === undefined || status == null
          ? null
          : (onSelect) => (
              <CaseTable
                cases={cases}
                through={status.through}
                selected={state.area === null ? null : (mergedInto.get(state.area) ?? state.area)}
                onSelect={onSelect}
              />
            ),
    },
    legend: cases === undefined ? null : <CoronavirusLegend cases={cases} />,
  };
}
