import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { AreasView } from '../area-map/AreasView.tsx';
import { rateLines, trendLines } from '../crime/figures/area-text.ts';
import { MapLegend } from '../crime/safety-map/MapLegend.tsx';
import {
  readState,
  type SafetyMapState,
  writeState,
} from '../crime/safety-map/safety-map-state.ts';
import { type SafetyMapData, useSafetyMapData } from '../crime/safety-map/use-safety-map-data.ts';
import { county } from '../language/county.ts';
import { localName } from '../language/names.ts';
import { useText } from '../language/use-text.ts';
import { ProgressLine } from '../look/ProgressLine.tsx';
import { useCalmMap } from '../map/use-calm-map.ts';
import { FailureNotice } from '../notices/FailureNotice.tsx';
import { EmbedFrame } from './EmbedFrame.tsx';
import styles from './EmbedMapPage.module.css';

/** `/embed/map?…`: the safety map alone, in the state that the same query gives `/map`. */
export function EmbedMapPage() {
  const intl = useIntl();
  const text = useText();
  const [query] = useSearchParams();
  const asked = useMemo(() => readState(query), [query]);
  // Not in the address: a step of this frame's history would be a step of the page around it.
  const [area, setArea] = useState(asked.area);
  const state = useMemo(() => ({ ...asked, area }), [asked, area]);
  const data = useSafetyMapData(state);
  const calm = useCalmMap();
  const full = writeState(state).toString();
  return (
    <EmbedFrame
      filled
      title={text('embed.mapTitle', { county: localName(intl, county.name) })}
      status={data.status}
      link={{ to: full === '' ? '/map' : `/map?${full}`, text: text('embed.fullMap') }}
    >
      <ProgressLine active={data.fetching} />
      <div className={styles.areas} ref={calm}>
        <AreasView state={state} data={data} coveredBelow={0} onSelect={setArea} />
        {state.view === 'map' && data.tones && data.range && (
          <div className={styles.legend}>
            <MapLegend
              mode={state.mode}
              bigBundle={state.bigBundle}
              smallBundles={state.smallBundles}
              range={data.range}
              tones={data.tones}
              trajectories={data.trajectories}
            />
          </div>
        )}
      </div>
      {data.failed && <FailureNotice text="failure.load" onRetry={data.retry} />}
      <p className={styles.chosen} aria-live="polite">
        <Chosen state={state} data={data} />
      </p>
    </EmbedFrame>
  );
}

/** The figures of the selected area: a finger has no pointer to hover with. */
function Chosen(props: { state: SafetyMapState; data: SafetyMapData }) {
  const intl = useIntl();
  const { state, data } = props;
  if (state.area === null) return null;
  const crime = data.crimes?.get(state.area);
  const trajectory = data.trajectories?.get(state.area);
  const rate = crime ? rateLines(intl, crime, data.rankedCount) : [];
  const trend = trajectory ? trendLines(intl, trajectory) : [];
  return (
    <>
      <b>{data.names.get(state.area)}</b>{' '}
      {(state.mode === 'traj' ? trend : rate).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </>
  );
}
