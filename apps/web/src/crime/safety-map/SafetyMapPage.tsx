import useMediaQuery from '@mui/material/useMediaQuery';
import type { AreaId } from '@townlight/domain/places';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { NarrowLayout } from '../../area-map/NarrowLayout.tsx';
import type { SafetyMapParts } from '../../area-map/safety-map-parts.ts';
import { WideLayout } from '../../area-map/WideLayout.tsx';
import { useText } from '../../language/use-text.ts';
import { PageTitle } from '../../page/PageTitle.tsx';
import { useFilters } from './use-filter-choices.ts';
import { useSafetyMapData } from './use-safety-map-data.ts';
import { useSafetyMapState } from './use-safety-map-state.ts';

const PeriodDialog = lazy(async () => ({
  default: (await import('../../time/PeriodDialog.tsx')).PeriodDialog,
}));

/** `/map` and `/map/place`: the crime safety map. */
export function SafetyMapPage() {
  const text = useText();
  // spec 9: md 960
  const wide = useMediaQuery('(min-width: 960px)', { noSsr: true });
  const { state, change } = useSafetyMapState();
  const data = useSafetyMapData(state);
  const [choosingMonths, setChoosingMonths] = useState(false);
  const filters = useFilters(
    state,
    change,
    useCallback(() => setChoosingMonths(true), []),
  );
  const onSelect = useCallback((area: AreaId) => change({ area }), [change]);
  const focusReport = useRef<AreaId | null>(null);
  const onVisit = useCallback(
    (area: AreaId) => {
      focusReport.current = area;
      change({ area });
    },
    [change],
  );
  const takeFocus = useCallback((id: AreaId) => {
    const wanted = focusReport.current === id;
    focusReport.current = null;
    return wanted;
  }, []);
  const parts = useMemo<SafetyMapParts>(
    () => ({ state, change, data, filters, onSelect, onVisit, takeFocus }),
    [state, change, data, filters, onSelect, onVisit, takeFocus],
  );
  const name = state.area === null ? undefined : data.names.get(state.area);
  return (
    <>
      <PageTitle page={name === undefined ? text('map.title') : text('map.areaTitle', { name })} />
      {wide ? <WideLayout {...parts} /> : <NarrowLayout {...parts} />}
      {choosingMonths && data.range && data.through !== null && (
        <Suspense>
          <PeriodDialog
            range={data.range}
            last={data.through}
            onClose={() => setChoosingMonths(false)}
            onShow={(range) => {
              setChoosingMonths(false);
              change({ period: { kind: 'custom', range } });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
