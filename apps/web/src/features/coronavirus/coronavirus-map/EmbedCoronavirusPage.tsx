import type { AreaId } from '@townlight/domain/places';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { parseAreaMapState } from '../../../area-map/area-map-state.ts';
import { EmbeddedMap } from '../../../area-map/EmbeddedMap.tsx';
import { county } from '../../../i18n/county.ts';
import { localName } from '../../../i18n/names.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatCaseDay } from '../figures/case-day.ts';
import { coronavirusMapPath } from './coronavirus-map-path.ts';
import { useCoronavirusFigures } from './use-coronavirus-figures.tsx';
import { useCoronavirusMapData } from './use-coronavirus-map-data.ts';

/** Renders `/embed/coronavirus?…`: only the map, in the state that the same query gives `/coronavirus`. */
export function EmbedCoronavirusPage() {
  const intl = useIntl();
  const text = useText();
  const [query] = useSearchParams();
  const initial = useMemo(() => parseAreaMapState(query), [query]);
  // Component state, not the address: a history entry of this frame would be a history entry of the page that embeds
  // it.
  const [chosen, setArea] = useState<AreaId | null>(initial.area);
  const data = useCoronavirusMapData();
  const area = chosen === null ? null : (data.mergedInto.get(chosen) ?? chosen);
  const state = useMemo(() => ({ ...initial, area }), [initial, area]);
  const { status } = data;
  return (
    <EmbeddedMap
      title={text('coronavirus.embedTitle', { county: localName(intl, county.name) })}
      source={
        status === null ? (
          <Text id="embed.empty" />
        ) : (
          status && (
            <>
              {status.sample && <Text id="embed.sample" />}{' '}
              <Text
                id={status.ended ? 'coronavirus.throughEnded' : 'coronavirus.through'}
                values={{ day: formatCaseDay(intl, status.through) }}
              />
            </>
          )
        )
      }
      fullMapPath={coronavirusMapPath(state)}
      state={state}
      feature={{ ...useCoronavirusFigures(state, data), ...data }}
      onSelect={setArea}
    />
  );
}
