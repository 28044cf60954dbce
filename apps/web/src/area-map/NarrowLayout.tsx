import { useSyncExternalStore } from 'react';
import { Text } from '../language/Text.tsx';
import { useText } from '../language/use-text.ts';
import { letterScale } from '../look/letter-size.ts';
import { ProgressLine } from '../look/ProgressLine.tsx';
import { useMedia } from '../look/use-media.ts';
import { LegendFolds } from '../map/legend/legend-folds.ts';
import { useCanDrawMaps } from '../map/use-can-draw-maps.ts';
import { ShareMenu } from '../share/ShareMenu.tsx';
import { AreasView } from './AreasView.tsx';
import type { AreaMapParts } from './area-map-parts.ts';
import { FilterSheet } from './filters/FilterSheet.tsx';
import styles from './NarrowLayout.module.css';
import { PlaceSearch } from './PlaceSearch.tsx';
import { ReportPanel } from './ReportPanel.tsx';
import { SubjectTrouble } from './SubjectTrouble.tsx';
import { useOverlaid } from './use-overlaid.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

/** The window height is unknown on the server: the first HTML is rendered for a phone. */
const PHONE_HEIGHT = 800;
/** The share of the window that the sheet covers before it is pulled up. */
const SHEET_SHARE = 0.46;
/**
 * The minimum visible height of the map in a low window, including the header, as long as the sheet's first lines fit;
 * at the default font size.
 */
const MAP_KEEPS = 330;
const SHEET_KEEPS = 96;
/** Windows in which the legend is collapsed. */
const LOW = '(max-height: 37.49rem)';

/**
 * Lays out windows under 960 px: the map is fixed and the page scrolls, which pulls the report up over it like a sheet.
 * Without a custom gesture, fingers, wheels and keys all work.
 */
export function NarrowLayout(props: AreaMapParts) {
  const { state, change, subject } = props;
  const { words, figures, legend } = subject;
  const text = useText();
  const covered = useSheetHeight();
  const low = useMedia(LOW);
  const { stage, ways, key, overlaid } = useOverlaid(covered);
  // without a map nothing covers the table that replaces it
  const isMap = useCanDrawMaps() !== false && state.view === 'map';
  const sheet = (
    <section className={isMap ? styles.sheet : styles.card} aria-label={text(words.report)}>
      {isMap && <span className={styles.handle} />}
      <div className={styles.head}>
        <p className={styles.title}>
          <Text id={words.report} />
        </p>
        <div className={styles.ways}>
          {subject.tools}
          <ShareMenu about={props.about} items={subject.shareItems} />
        </div>
      </div>
      {isMap && subject.timeline}
      <ReportPanel {...props} />
    </section>
  );
  return (
    <div className={isMap ? styles.mapPage : styles.tablePage}>
      <div ref={stage} className={isMap ? styles.stage : styles.tools}>
        <ProgressLine active={subject.fetching} />
        <div className={styles.controls}>
          <PlaceSearch {...props} short />
          {subject.filters.length > 0 && <FilterSheet filters={subject.filters} />}
        </div>
        <div ref={ways} className={styles.switch}>
          <ViewSwitch view={state.view} onChange={(view) => change({ view })} />
        </div>
        {!isMap && subject.timeline}
        {isMap && (
          <>
            <div className={styles.areas}>
              <AreasView
                view={state.view}
                selected={state.area}
                place={state.place}
                figures={figures}
                coveredBelow={covered}
                overlaid={overlaid}
                onSelect={props.onSelect}
                onMove={props.onMove}
              />
            </div>
            {legend !== null && (
              <div ref={key} className={styles.legend} style={{ bottom: covered + 8 }}>
                <LegendFolds value={low}>{legend}</LegendFolds>
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
          <Text id={words.title} {...(words.values && { values: words.values })} />
        </h1>
      )}
      {!isMap && (
        <div className={styles.table}>
          <AreasView
            view={state.view}
            selected={state.area}
            place={state.place}
            figures={figures}
            coveredBelow={0}
            notice={state.area === null && <SubjectTrouble subject={subject} />}
            onSelect={props.onVisit}
            onMove={props.onMove}
          />
          {state.area === null && subject.report.foot}
        </div>
      )}
    </div>
  );
}

/** Returns the height that the sheet covers before it is pulled up, in CSS pixels. */
function useSheetHeight(): number {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('resize', changed);
      return () => window.removeEventListener('resize', changed);
    },
    () => sheetHeight(window.innerHeight, letterScale()),
    () => sheetHeight(PHONE_HEIGHT, 1),
  );
}

function sheetHeight(window: number, letters: number): number {
  const least = Math.max(SHEET_KEEPS * letters, window - MAP_KEEPS * letters);
  return Math.round(Math.min(window * SHEET_SHARE, least));
}
