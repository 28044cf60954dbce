import { Text } from '../i18n/Text.tsx';
import { useText } from '../i18n/use-text.ts';
import { LegendCollapsedContext } from '../map/legend/Legend.tsx';
import { useWebglSupport } from '../map/use-webgl-support.ts';
import { ShareMenu } from '../share/ShareMenu.tsx';
import { ProgressLine } from '../ui/ProgressLine.tsx';
import { useMedia } from '../ui/screen.ts';
import { AreasView } from './AreasView.tsx';
import type { AreaMapLayoutProps } from './area-map-layout-props.ts';
import { FeatureLoadFailure } from './FeatureLoadFailure.tsx';
import { FilterBar } from './filters/FilterBar.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';
import { ReportPanel } from './ReportPanel.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';
import styles from './WideLayout.module.css';

/** Windows in which the legend is collapsed. */
const LOW = '(max-height: 28.74rem)';

/** Lays out windows of 960 px and more: the report in a drawer on the left, the map to its right. */
export function WideLayout(props: AreaMapLayoutProps) {
  const { state, change, feature } = props;
  const { messages } = feature;
  const text = useText();
  const low = useMedia(LOW);
  const open = state.report === 'open';
  // without a map nothing covers the table that replaces it
  const isMap = useWebglSupport() !== false && state.view === 'map';
  return (
    <div className={styles.page}>
      {open && (
        <aside className={styles.panel} aria-label={text(messages.report)} id="report">
          <div className={styles.head}>
            <p className={styles.title}>
              <Text id={messages.report} />
            </p>
            <div className={styles.tools}>
              {feature.tools}
              <ShareMenu about={props.about} items={feature.shareItems} />
            </div>
            <button
              type="button"
              className={styles.icon}
              aria-label={text(messages.collapseReport)}
              title={text(messages.collapseReport)}
              onClick={() => change({ report: 'closed' })}
            >
              <Chevron path="M10 3 5 8l5 5" />
            </button>
          </div>
          <div className={styles.search}>
            <PlaceSearch {...props} />
          </div>
          <ReportPanel {...props} />
        </aside>
      )}
      <section className={styles.stage} aria-label={text(messages.title, messages.values)}>
        {/* the page's heading is inside the report, so a closed report needs another */}
        {!open && (
          <h1 className="visually-hidden">
            {(state.area !== null && feature.figures.names.get(state.area)) ||
              text(messages.title, messages.values)}
          </h1>
        )}
        <ProgressLine active={feature.fetching} />
        <div className={isMap ? styles.overMap : styles.overTable}>
          {!open && (
            <button
              type="button"
              className={styles.reopen}
              onClick={() => change({ report: 'open' })}
            >
              <Chevron path="m6 3 5 5-5 5" />
              <Text id={messages.reopenReport} />
            </button>
          )}
          <FilterBar filters={feature.filters} />
          <div className={styles.right}>
            <ViewSwitch view={state.view} onChange={(view) => change({ view })} />
          </div>
        </div>
        <div className={styles.areas}>
          <AreasView
            view={state.view}
            selected={state.area}
            place={state.place}
            figures={feature.figures}
            coveredBelow={0}
            notice={!open && <FeatureLoadFailure feature={feature} />}
            onSelect={props.onSelect}
            onMove={props.onMove}
          />
        </div>
        {isMap ? (
          <div className={styles.underMap}>
            {feature.timeline && <div className={styles.timeline}>{feature.timeline}</div>}
            {feature.legend !== null && (
              <div className={styles.legend}>
                <LegendCollapsedContext value={low}>{feature.legend}</LegendCollapsedContext>
              </div>
            )}
          </div>
        ) : (
          feature.timeline && <div className={styles.underTable}>{feature.timeline}</div>
        )}
      </section>
    </div>
  );
}

function Chevron(props: { path: string }) {
  return (
    <svg width="1rem" height="1rem" viewBox="0 0 16 16" aria-hidden="true">
      <path d={props.path} fill="none" stroke="currentColor" strokeWidth="1.800" />
    </svg>
  );
}
