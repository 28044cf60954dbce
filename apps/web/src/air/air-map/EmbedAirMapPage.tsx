import type { AreaId } from '@townlight/domain/places';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { AreasView } from '../../area-map/AreasView.tsx';
import { EmbedFrame } from '../../embed/EmbedFrame.tsx';
import { county } from '../../language/county.ts';
import { AddTexts } from '../../language/Language.tsx';
import { localName } from '../../language/names.ts';
import { Text } from '../../language/Text.tsx';
import { useText } from '../../language/use-text.ts';
import { ProgressLine } from '../../look/ProgressLine.tsx';
import { useCalmMap } from '../../map/use-calm-map.ts';
import { FailureNotice } from '../../notices/FailureNotice.tsx';
import { formatDayAndHour } from '../figures/air-times.ts';
import { airMapPath, readState } from './air-map-state.ts';
import styles from './EmbedAirMapPage.module.css';
import { useAirFigures } from './use-air-figures.tsx';
import { useAirMapData } from './use-air-map-data.ts';

/** `/embed/aqi-map?…`: the air quality map alone, in the state that the same query gives `/aqi-map`. */
export function EmbedAirMapPage() {
  return (
    <AddTexts catalogue="airMap">
      <EmbeddedAirMap />
    </AddTexts>
  );
}

function EmbeddedAirMap() {
  const intl = useIntl();
  const text = useText();
  const [query] = useSearchParams();
  const asked = useMemo(() => readState(query), [query]);
  // Not in the address: a step of this frame's history would be a step of the page around it.
  const [area, setArea] = useState<AreaId | null>(asked.area);
  const state = useMemo(() => ({ ...asked, area }), [asked, area]);
  const data = useAirMapData(state);
  const { figures, legend } = useAirFigures(state, data);
  const calm = useCalmMap();
  const { air, hour } = data;
  const when = hour === null ? '' : formatDayAndHour(intl, hour, county.timeZone);
  const read = air?.stations.filter(({ pm25, flag }) => pm25 !== null && flag === null).length;
  const told = area === null ? null : figures.describe(area);
  return (
    <EmbedFrame
      filled
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
      link={{ to: airMapPath(state), text: text('embed.fullMap') }}
    >
      <ProgressLine active={data.fetching} />
      <div className={styles.areas} ref={calm}>
        <AreasView
          view={state.view}
          selected={area}
          figures={figures}
          coveredBelow={0}
          onSelect={setArea}
        />
        {state.view === 'map' && legend !== null && <div className={styles.legend}>{legend}</div>}
      </div>
      {data.failed && <FailureNotice text="failure.load" onRetry={data.retry} />}
      {/* The figures of the selected area: a finger has no pointer to hover with. */}
      <p className={styles.chosen} aria-live="polite">
        {told && (
          <>
            <b>{told.title}</b>{' '}
            {told.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </>
        )}
      </p>
    </EmbedFrame>
  );
}
