import { Text } from '../language/Text.tsx';
import { useText } from '../language/use-text.ts';
import { ProgressLine } from '../look/ProgressLine.tsx';
import { useMedia } from '../look/use-media.ts';
import { LegendFolds } from '../map/legend/legend-folds.ts';
import { useCanDrawMaps } from '../map/use-can-draw-maps.ts';
import { ShareMenu } from '../share/ShareMenu.tsx';
import { AreasView } from './AreasView.tsx';
import type { AreaMapParts } from './area-map-parts.ts';
import { FilterBar } from './filters/FilterBar.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';
import { ReportPanel } from './ReportPanel.tsx';
import { SubjectTrouble } from './SubjectTrouble.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';
import styles from './WideLayout.module.css';

/** Windows in which the legend is collapsed. */
const LOW = '(max-height: 28.74rem)';

/** Lays out windows of 960 px and more: the report in a drawer on the left, the map to its right. */
export function WideLayout(props: AreaMapParts) {
  const { state, change, subject } = props;
  const { words } = subject;
  const text = useText();
  const low = useMedia(LOW);
  const open = state.report === 'open';
  // without a map nothing covers the table that replaces it
  const isMap = useCanDrawMaps() !== false && state.view === 'map';
  return (
    <div className={styles.page}>
      {open && (
        <aside className={styles.panel} aria-label={text(words.report)} id="report">
          <div className={styles.head}>
            <p className={styles.title}>
              <Text id={words.report} />
            </p>
            <div className={styles.tools}>
              {subject.tools}
              <ShareMenu about={props.about} items={subject.shareItems} />
            </div>
            <button
              type="button"
              className={styles.icon}
              aria-label={text(words.collapseReport)}
              title={text(words.collapseReport)}
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
      <section className={styles.stage} aria-label={text(words.title, words.values)}>
        {/* the page's heading is inside the report, so a closed report needs another */}
        {!open && (
          <h1 className="visually-hidden">
            {(state.area !== null && subject.figures.names.get(state.area)) ||
              text(words.title, words.values)}
          </h1>
        )}
        <ProgressLine active={subject.fetching} />
        <div className={isMap ? styles.overMap : styles.overTable}>
          {!open && (
            <button
              type="button"
              className={styles.reopen}
              onClick={() => change({ report: 'open' })}
            >
              <Chevron path="m6 3 5 5-5 5" />
              <Text id={words.reopenReport} />
            </button>
          )}
          <FilterBar filters={subject.filters} />
          <div className={styles.right}>
            <ViewSwitch view={state.view} onChange={(view) => change({ view })} />
          </div>
        </div>
        <div className={styles.areas}>
          <AreasView
            view={state.view}
            selected={state.area}
            place={state.place}
            figures={subject.figures}
            coveredBelow={0}
            notice={!open && <SubjectTrouble subject={subject} />}
            onSelect={props.onSelect}
            onMove={props.onMove}
          />
        </div>
        {isMap ? (
          <div className={styles.underMap}>
            {subject.timeline && <div className={styles.timeline}>{subject.timeline}</div>}
            {subject.legend !== null && (
              <div className={styles.legend}>
                <LegendFolds value={low}>{subject.legend}</LegendFolds>
              </div>
            )}
          </div>
        ) : (
          subject.timeline && <div className={styles.underTable}>{subject.timeline}</div>
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
