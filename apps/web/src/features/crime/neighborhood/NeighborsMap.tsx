import { useQuery } from '@tanstack/react-query';
import type { AreaCrimes } from '@townlight/contract/crime';
import type { AreaId } from '@townlight/domain/places';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { combineLoads } from '../../../http/loads.ts';
import { AddMessages } from '../../../i18n/LanguageProvider.tsx';
import { mapCatalog } from '../../../i18n/messages/shared-catalogs.ts';
import { AreaMap } from '../../../map/AreaMap.tsx';
import { areaShapesQuery } from '../../../map/api/area-shapes-query.ts';
import { FailureNotice } from '../../../notices/FailureNotice.tsx';
import { formatRateLines } from '../figures/area-text.ts';
import { colorAreasByRate } from '../figures/area-tones.ts';
import { RATE_RAMP } from '../figures/color-scales.ts';

/** The map of all neighborhoods, centered on the page's. */
export function NeighborsMap(props: {
  area: AreaId;
  crimes: readonly AreaCrimes[] | undefined;
  onSelect: (id: AreaId) => void;
}) {
  const intl = useIntl();
  const { crimes } = props;
  const outlines = useQuery(areaShapesQuery('neighborhoods'));
  const shapes = outlines.data;
  const tones = useMemo(() => crimes && colorAreasByRate(crimes), [crimes]);
  const names = useMemo(
    () => new Map(shapes?.features.map((one) => [one.properties.id, one.properties.name])),
    [shapes],
  );
  const byId = useMemo(() => new Map(crimes?.map((one) => [one.id, one])), [crimes]);
  const ranked = useMemo(() => crimes?.filter((one) => one.ranking !== null).length ?? 0, [crimes]);
  const describe = useCallback(
    (id: AreaId) => {
      const found = byId.get(id);
      const lines = found === undefined ? [] : formatRateLines(intl, found, ranked);
      return { title: names.get(id) ?? id, lines };
    },
    [byId, names, ranked, intl],
  );
  if (shapes === undefined) {
    const { loading, failure, retry } = combineLoads([outlines], []);
    if (failure === null || loading) return null;
    return <FailureNotice text="failure.outlines" failure={failure} onRetry={retry} />;
  }
  return (
    <AddMessages catalog={mapCatalog}>
      <AreaMap
        label="map.label"
        shapes={shapes}
        tones={tones}
        ramp={RATE_RAMP}
        selected={props.area}
        describe={describe}
        onSelect={props.onSelect}
        coveredBelow={0}
      />
    </AddMessages>
  );
}
