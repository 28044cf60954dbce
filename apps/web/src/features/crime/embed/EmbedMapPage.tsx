import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { EmbeddedMap } from '../../../area-map/EmbeddedMap.tsx';
import { county } from '../../../i18n/county.ts';
import { AddMessages } from '../../../i18n/LanguageProvider.tsx';
import { localName } from '../../../i18n/names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { BeyondRecordsNotice } from '../../../period/BeyondRecordsNotice.tsx';
import { crimeMapCatalog } from '../messages/catalogs.ts';
import { twelveMonthsPath } from '../overview/use-overview.ts';
import { parseSafetyMapState, safetyMapPath } from '../safety-map/safety-map-state.ts';
import { useCrimeFigures } from '../safety-map/use-crime-figures.tsx';
import { useSafetyMapData } from '../safety-map/use-safety-map-data.ts';

/** `/embed/map?…`: the safety map in the state that the same query has on `/map`. */
export function EmbedMapPage() {
  return (
    <AddMessages catalog={crimeMapCatalog}>
      <EmbeddedSafetyMap />
    </AddMessages>
  );
}

function EmbeddedSafetyMap() {
  const intl = useIntl();
  const text = useText();
  const [query] = useSearchParams();
  const requested = useMemo(() => parseSafetyMapState(query), [query]);
  // Not in the address: a history entry of this frame would be one of the embedding page.
  const [area, setArea] = useState(requested.area);
  const state = useMemo(() => ({ ...requested, area }), [requested, area]);
  const data = useSafetyMapData(state);
  const { figures, legend } = useCrimeFigures(data, false);
  return (
    <EmbeddedMap
      title={text('embed.mapTitle', { county: localName(intl, county.name) })}
      status={data.status}
      fullMapPath={safetyMapPath(state)}
      state={state}
      feature={{
        figures,
        legend,
        notice: data.reach && (
          <BeyondRecordsNotice reach={data.reach} yearPath={twelveMonthsPath(state)} isFramed />
        ),
        fetching: data.fetching,
        failure: data.failure,
        current: data.current,
        retry: data.retry,
      }}
      onSelect={setArea}
    />
  );
}
