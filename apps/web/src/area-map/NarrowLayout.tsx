import { useSyncExternalStore } from 'react';
import { MapLegend } from '../crime/safety-map/MapLegend.tsx';
import { useMapTakeAway } from '../crime/safety-map/use-map-take-away.ts';
import { FeedbackButton } from '../feedback/FeedbackButton.tsx';
import { MapProblem } from '../feedback/MapProblem.tsx';
import { Text } from '../language/Text.tsx';
import { useText } from '../language/use-text.ts';
import { ProgressLine } from '../look/ProgressLine.tsx';
import { ShareMenu } from '../share/ShareMenu.tsx';
import { AreasView } from './AreasView.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import styles from './NarrowLayout.module.css';
import { PlaceSearch } from './PlaceSearch.tsx';
import { ReportPanel } from './ReportPanel.tsx';
import type { SafetyMapParts } from './safety-map-parts.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

/** The part of the window that the sheet covers before it is pulled up. */
const SHEET_SHARE = 0.46;

/**
 * Under 960 px: the map stays where it is and the page scrolls, which pulls the report up over it
 * like a sheet. No gesture of our own, so fingers, wheels and keys all do it.
 */
export function NarrowLayout(props: SafetyMapParts) {
  const { state, data, change } = props;
  const text = useText();
  const takeAway = useMapTakeAway(state, data);
  const covered = Math.round(useWindowHeight() * SHEET_SHARE);
  const isMap = state.view === 'map';
  const sheet = (
    <section className={isMap ? styles.sheet : styles.card} aria-label={text('report.title')}>
      {isMap && <span className={styles.handle} />}
      <div className={styles.head}>
        <p className={styles.title}>
          <Text id="report.title" />
        </p>
        <FeedbackButton />
        <ShareMenu items={takeAway} />
      </div>
      <ReportPanel {...props} />
    </section>
  );
  return (
    <div className={isMap ? styles.mapPage : styles.tablePage}>
      <div className={isMap ? styles.stage : styles.tools}>
        <ProgressLine active={data.fetching} />
        <div className={styles.controls}>
          <PlaceSearch {...props} short />
          <FilterSheet filters={props.filters} />
        </div>
        <div className={styles.switch}>
          <ViewSwitch view={state.view} onChange={(view) => change({ view })} />
        </div>
        {isMap && (
          <>
            <div className={styles.areas}>
              <AreasView
                state={state}
                data={data}
                coveredBelow={covered}
                onSelect={props.onSelect}
              />
            </div>
            {data.tones && data.range && (
              <div className={styles.legend} style={{ bottom: covered + 8 }}>
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
          </>
        )}
      </div>
      {isMap && <div className={styles.overlap} style={{ marginTop: -covered }} />}
      {isMap || state.area !== null ? (
        sheet
      ) : (
        <h1 className="visually-hidden">
          <Text id="map.title" />
        </h1>
      )}
      {!isMap && (
        <div className={styles.table}>
          <AreasView state={state} data={data} coveredBelow={0} onSelect={props.onVisit} />
          {state.area === null && <MapProblem />}
        </div>
      )}
    </div>
  );
}

function useWindowHeight(): number {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('resize', changed);
      return () => window.removeEventListener('resize', changed);
    },
    () => window.innerHeight,
  );
}
