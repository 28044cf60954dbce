import { useSyncExternalStore } from 'react';
import { Text } from '../i18n/Text.tsx';
import { useText } from '../i18n/use-text.ts';
import { LegendCollapsedContext } from '../map/legend/legend-collapsed.ts';
import { useWebglSupport } from '../map/use-webgl-support.ts';
import { ShareMenu } from '../share/ShareMenu.tsx';
import { ProgressLine } from '../ui/ProgressLine.tsx';
import { rootFontScale } from '../ui/root-font-size.ts';
import { useMedia } from '../ui/use-media.ts';
import { AreasView } from './AreasView.tsx';
import type { AreaMapLayoutProps } from './area-map-layout-props.ts';
import { FeatureLoadFailure } from './FeatureLoadFailure.tsx';
import { FilterSheet } from './filters/FilterSheet.tsx';
import styles from './NarrowLayout.module.css';
import { PlaceSearch } from './PlaceSearch.tsx';
import { ReportPanel } from './ReportPanel.tsx';
import { useOverlayInsets } from './use-overlay-insets.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

/** The window height is unknown on the server: the first HTML is rendered for a phone. */
const PHONE_HEIGHT = 800;
/** The share of the window that the sheet covers before it is pulled up. */
const SHEET_SHARE = 0.46;
/**
 * The minimum visible height of the map in a low window, including the header, as long as the sheet's first lines fit;
 * at the default font size.
 */
const MIN_MAP_HEIGHT = 330;
const MIN_SHEET_HEIGHT = 96;
/** Windows in which the legend is collapsed. */
const LOW = '(max-height: 37.49rem)';

/**
 * Lays out windows under 960 px: the map is fixed and the page scrolls, which pulls the report up over it like a sheet.
 * Without a custom gesture, fingers, wheels and keys all work.
 */
export function NarrowLayout(props: AreaMapLayoutProps) {
  const { state, change, feature } = props;
  const { messages, figures, legend } = feature;
  const text = useText();
  const covered = useSheetHeight();
  const low = useMedia(LOW);
  const { stage, ways, key, getOverlayInsets } = useOverlayInsets(covered);
  // without a map nothing covers the table that replaces it
  const isMap = useWebglSupport() !== false && state.view === 'map';
  const sheet = (
    <section className={isMap ? styles.sheet : styles.card} aria-label={text(messages.report)}>
      {isMap && <span className={styles.handle} />}
      <div className={styles.head}>
        <p className={styles.title}>
          <Text id={messages.report} />
        </p>
        <div className={styles.ways}>
          {feature.tools}
          <ShareMenu about={props.about} items={feature.shareItems} />
        </div>
      </div>
      {isMap && feature.timeline}
      <ReportPanel {...props} />
    </section>
  );
  return (
    <div className={isMap ? styles.mapPage : styles.tablePage}>
      <div ref={stage} className={isMap ? styles.stage : styles.tools}>
        <ProgressLine active={feature.fetching} />
        <div className={styles.controls}>
          <PlaceSearch {...props} short />
          {feature.filters.length > 0 && <FilterSheet filters={feature.filters} />}
        </div>
        <div ref={ways} className={styles.switch}>
          <ViewSwitch view={state.view} onChange={(view) => change({ view })} />
        </div>
        {!isMap && feature.timeline}
        {isMap && (
          <>
            <div className={styles.areas}>
              <AreasView
                view={state.view}
                selected={state.area}
                place={state.place}
                figures={figures}
                coveredBelow={covered}
                getOverlayInsets={getOverlayInsets}
                onSelect={props.onSelect}
                onMove={props.onMove}
              />
            </div>
            {legend !== null && (
              <div ref={key} className={styles.legend} style={{ bottom: covered + 8 }}>
                <LegendCollapsedContext value={low}>{legend}</LegendCollapsedContext>
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
          <Text id={messages.title} {...(messages.values && { values: messages.values })} />
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
            notice={state.area === null && <FeatureLoadFailure feature={feature} />}
            onSelect={props.onVisit}
            onMove={props.onMove}
          />
          {state.area === null && feature.report.foot}
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
    () => sheetHeight(window.innerHeight, rootFontScale()),
    () => sheetHeight(PHONE_HEIGHT, 1),
  );
}

function sheetHeight(window: number, fontScale: number): number {
  const available = Math.max(MIN_SHEET_HEIGHT * fontScale, window - MIN_MAP_HEIGHT * fontScale);
  return Math.round(Math.min(window * SHEET_SHARE, available));
}
