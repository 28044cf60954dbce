import { MapLegend } from '../crime/safety-map/MapLegend.tsx';
import { useMapTakeAway } from '../crime/safety-map/use-map-take-away.ts';
import { FeedbackButton } from '../feedback/FeedbackButton.tsx';
import { Text } from '../language/Text.tsx';
import { useText } from '../language/use-text.ts';
import { ProgressLine } from '../look/ProgressLine.tsx';
import { ShareMenu } from '../share/ShareMenu.tsx';
import { AreasView } from './AreasView.tsx';
import { FilterBar } from './FilterBar.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';
import { ReportPanel } from './ReportPanel.tsx';
import type { SafetyMapParts } from './safety-map-parts.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import styles from './WideLayout.module.css';

/** From 960 px on: the Crime Report in a drawer on the left, the map beside it. */
export function WideLayout(props: SafetyMapParts) {
  const { state, change, data } = props;
  const text = useText();
  const takeAway = useMapTakeAway(state, data);
  const open = state.report === 'open';
  return (
    <div className={styles.page}>
      {open && (
        <aside className={styles.panel} aria-label={text('report.title')} id="crime-report">
          <div className={styles.head}>
            <p className={styles.title}>
              <Text id="report.title" />
            </p>
            <FeedbackButton />
            <ShareMenu items={takeAway} />
            <button
              type="button"
              className={styles.icon}
              aria-label={text('report.collapse')}
              title={text('report.collapse')}
              onClick={() => change({ report: 'closed' })}
            >
              <Chevron path="M10 3 5 8l5 5" />
            </button>
          </div>
          <PlaceSearch {...props} />
          <ReportPanel {...props} />
        </aside>
      )}
      <section className={styles.stage} aria-label={text('map.title')}>
        {/* a closed report takes the page's heading with it */}
        {!open && (
          <h1 className="visually-hidden">
            {(state.area !== null && data.names.get(state.area)) || text('map.title')}
          </h1>
        )}
        <ProgressLine active={data.fetching} />
        <div className={state.view === 'map' ? styles.overMap : styles.overTable}>
          {!open && (
            <button
              type="button"
              className={styles.reopen}
              onClick={() => change({ report: 'open' })}
            >
              <Chevron path="m6 3 5 5-5 5" />
              <Text id="report.reopen" />
            </button>
          )}
          <FilterBar filters={props.filters} />
          <div className={styles.right}>
            <ViewSwitch view={state.view} onChange={(view) => change({ view })} />
          </div>
        </div>
        <div className={styles.areas}>
          <AreasView state={state} data={data} coveredBelow={0} onSelect={props.onSelect} />
        </div>
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
      </section>
    </div>
  );
}

function Chevron(props: { path: string }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d={props.path} fill="none" stroke="currentColor" strokeWidth="1.800" />
    </svg>
  );
}
