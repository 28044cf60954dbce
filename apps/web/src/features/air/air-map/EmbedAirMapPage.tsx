import type { AreaId } from '@townlight/domain/places';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { EmbeddedMap } from '../../../area-map/EmbeddedMap.tsx';
import { county } from '../../../i18n/county.ts';
import { AddMessages } from '../../../i18n/LanguageProvider.tsx';
import { localName } from '../../../i18n/names.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatDayAndHour } from '../figures/air-times.ts';
import { airMapCatalog } from '../messages/catalogs.ts';
import { AirTimeline } from './AirTimeline.tsx';
import { airMapPath, type HourSelection, NEWEST_HOURS, parseAirMapState } from './air-map-state.ts';
import { toHourSelection } from './playable-hours.ts';
import { useAirFigures } from './use-air-figures.tsx';
import { useAirMapData } from './use-air-map-data.ts';

/** Renders `/embed/aqi-map?…`: only the map and its timeline, in the state that the same query gives `/aqi-map`. */
export function EmbedAirMapPage() {
  return (
    <AddMessages catalog={airMapCatalog}>
      <EmbeddedAirMap />
    </AddMessages>
  );
}

function EmbeddedAirMap() {
  const intl = useIntl();
  const text = useText();
  const [query] = useSearchParams();
  const initial = useMemo(() => parseAirMapState(query), [query]);
  // Component state, not the address: a history entry of this frame would be a history entry of the page that embeds
  // it.
  const [area, setArea] = useState<AreaId | null>(initial.area);
  const [{ hour: chosen, until }, moveTo] = useState<HourSelection>(initial);
  const state = useMemo(
    () => ({ ...initial, area, hour: chosen, until }),
    [initial, area, chosen, until],
  );
  const data = useAirMapData(state);
  const { air, hour } = data;
  const when = hour === null ? '' : formatDayAndHour(intl, hour, county.timeZone);
  const read = air?.stations.filter(({ pm25, flag }) => pm25 !== null && flag === null).length;
  return (
    <EmbeddedMap
      title={text('airMap.embedTitle', { county: localName(intl, county.name) })}
      source={
        air !== undefined && (
          <>
            {data.update?.sample && <Text id="embed.sample" />}{' '}
            <Text
              id="airMap.readings"
              values={{ when, read: read ?? 0, stations: air.stations.length }}
            />
          </>
        )
      }
      fullMapPath={airMapPath(state)}
      state={state}
      timeline={
        data.update !== null && (
          <AirTimeline
            data={data}
            onMove={(to) =>
              moveTo((shown) => toHourSelection(data.hours, data.opening, to) ?? shown)
            }
            onNewest={() => moveTo(NEWEST_HOURS)}
          />
        )
      }
      feature={{ ...useAirFigures(state, data), ...data }}
      onSelect={setArea}
    />
  );
}
