import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { EmbeddedMap } from '../../area-map/EmbeddedMap.tsx';
import { county } from '../../language/county.ts';
import { AddTexts } from '../../language/Language.tsx';
import { localName } from '../../language/names.ts';
import { useText } from '../../language/use-text.ts';
import { BeyondRecordsNotice } from '../../time/BeyondRecordsNotice.tsx';
import { twelveMonthsPath } from '../overview/use-overview.ts';
import { readState, safetyMapPath } from '../safety-map/safety-map-state.ts';
import { useCrimeFigures } from '../safety-map/use-crime-figures.tsx';
import { useSafetyMapData } from '../safety-map/use-safety-map-data.ts';

/** `/embed/map?…`: the safety map in the state that the same query has on `/map`. */
export function EmbedMapPage() {
  return (
    <AddTexts catalog="crimeMap">
      <EmbeddedSafetyMap />
    </AddTexts>
  );
}

function EmbeddedSafetyMap() {
  const intl = useIntl();
  const text = useText();
  const [query] = useSearchParams();
  const asked = useMemo(() => readState(query), [query]);
  // Not in the address: a history entry of this frame would be one of the embedding page.
  const [area, setArea] = useState(asked.area);
  const state = useMemo(() => ({ ...asked, area }), [asked, area]);
  const data = useSafetyMapData(state);
  const { figures, legend } = useCrimeFigures(data, false);
  return (
    <EmbeddedMap
      title={text('embed.mapTitle', { county: localName(intl, county.name) })}
      status={data.status}
      wholeMap={safetyMapPath(state)}
      state={state}
      subject={{
        figures,
        legend,
        notice: data.reach && (
          <BeyondRecordsNotice reach={data.reach} yearPath={twelveMonthsPath(state)} isFramed />
        ),
        fetching: data.fetching,
        trouble: data.trouble,
        current: data.current,
        retry: data.retry,
      }}
      onSelect={setArea}
    />
  );
}
