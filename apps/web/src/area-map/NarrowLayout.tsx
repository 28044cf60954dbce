import { type CSSProperties, useSyncExternalStore } from 'react';
import { Text } from '../i18n/Text.tsx';
import { useText } from '../i18n/use-text.ts';
import { LegendCollapsedContext } from '../map/legend/Legend.tsx';
import { useWebglSupport } from '../map/use-webgl-support.ts';
import { ShareMenu } from '../share/ShareMenu.tsx';
import { PlainButton } from '../ui/Buttons.tsx';
import { QueryParamLink } from '../ui/no-script/QueryParams.tsx';
import { ProgressLine } from '../ui/ProgressLine.tsx';
import { pxToRem, rootFontScale } from '../ui/screen.ts';
import { AreasView } from './AreasView.tsx';
import type { AreaMapLayoutProps } from './area-map-layout-props.ts';
import { FeatureLoadFailure } from './FeatureLoadFailure.tsx';
import filterStyles from './filters/FilterSheet.module.css';
import { FilterSheet } from './filters/FilterSheet.tsx';
import styles from './NarrowLayout.module.css';
import { PlaceSearch } from './PlaceSearch.tsx';
import { AreaHeading, HeadingAboveContext, ReportPanel } from './ReportPanel.tsx';
import { useOverlayInsets } from './use-overlay-insets.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

/** The window height is unknown on the server. */
const PHONE_HEIGHT = 800;
/** The share of the window that the sheet covers before it is pulled up, with an area's report and without. */
const SHEET_SHARE = { report: 0.42, intro: 0.33 };
/** The line of the legend over it, in pixels at the default font size. */
const LEGEND_HEIGHT = 28;
/**
 * The minimum visible height of the map in a low window, including the header, as long as the sheet's first lines fit;
 * at the default font size.
 */
const MIN_MAP_HEIGHT = 330;
const MIN_SHEET_HEIGHT = 96;

/**
 * Lays out windows under 960 px: the map is fixed and the page scrolls, which pulls the report up over it like a sheet.
 * Without a custom gesture, fingers, wheels and keys all work.
 */
export function NarrowLayout(props: AreaMapLayoutProps) {
  const { state, change, feature } = props;
  const { messages, figures, legend } = feature;
  const text = useText();
  const covered = useCoveredHeight(state.area !== null);
  const sheetHeight = sheetHeightCss(state.area !== null);
  const { stage, top, key, getOverlayInsets } = useOverlayInsets(covered);
  // without a map nothing covers the table that replaces it
  const isMap = useWebglSupport() !== false && state.view === 'map';
  const name = state.area === null ? undefined : figures.names.get(state.area);
  // the name first, then the time that the report is of; the report states that an area is unknown
  const isHeadingAbove =
    isMap && state.area !== null && (name !== undefined || figures.names.size === 0);
  // once the table has its rows, which would move it; it has the notice of failed loads then
  const isReportBelow = !isMap && state.area !== null && figures.table !== null;
  const sheet = (
    <section className={isMap ? styles.sheet : styles.card} aria-label={text(messages.report)}>
      {isMap && <span className={styles.handle} />}
      <div className={styles.head}>
        <p className={styles.title}>
          <Text id={messages.report} />
        </p>
        <div className={styles.ways}>
          {isMap && <ShowTable onChange={() => change({ view: 'table' })} />}
          <ShareMenu about={props.about} items={feature.shareItems} />
        </div>
      </div>
      {isHeadingAbove && state.area !== null && (
        <AreaHeading area={state.area} name={name} onClear={() => change({ area: null })} />
      )}
      {isMap && feature.timeline}
      <HeadingAboveContext value={isHeadingAbove}>
        <ReportPanel {...props} />
      </HeadingAboveContext>
      <p className={styles.foot}>{feature.tools}</p>
    </section>
  );
  return (
    <div className={isMap ? styles.mapPage : styles.tablePage}>
      <div ref={stage} className={isMap ? styles.stage : styles.tools}>
        <ProgressLine active={feature.fetching} />
        <div ref={top} className={styles.controls}>
          <PlaceSearch {...props} short />
          {feature.filters.length > 0 && (
            <FilterSheet filters={feature.filters} shown={isMap ? feature.shown : undefined} />
          )}
          {isMap && feature.filters.length === 0 && feature.shown !== undefined && (
            <p className={filterStyles.shown}>{feature.shown}</p>
          )}
        </div>
        {!isMap && (
          <div className={styles.switch}>
            <ViewSwitch view={state.view} onChange={(view) => change({ view })} />
          </div>
        )}
        {!isMap && feature.timeline}
        {isMap && (
          <>
            <div
              className={styles.areas}
              style={
                { '--covered': `calc(${sheetHeight} + ${pxToRem(LEGEND_HEIGHT)})` } as CSSProperties
              }
            >
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
              <div ref={key} className={styles.legend} style={{ bottom: sheetHeight }}>
                <LegendCollapsedContext value={true}>{legend}</LegendCollapsedContext>
              </div>
            )}
          </>
        )}
      </div>
      {isMap && (
        <div className={styles.overlap} style={{ marginTop: `calc(-1 * ${sheetHeight})` }} />
      )}
      {isMap && sheet}
      {!isMap && state.area === null && (
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
            notice={!isReportBelow && <FeatureLoadFailure feature={feature} />}
            onSelect={props.onVisit}
            onMove={props.onMove}
          />
          {state.area === null && feature.report.foot}
        </div>
      )}
      {isReportBelow && sheet}
    </div>
  );
}

/** Replaces the map by the table, which has the switch to go back. */
function ShowTable(props: { onChange: () => void }) {
  return (
    <>
      <PlainButton className={styles.show} onClick={props.onChange} data-needs-script>
        <Text id="view.showTable" />
      </PlainButton>
      <noscript>
        {import.meta.env.SSR && (
          <QueryParamLink param="view" value="table">
            <Text id="view.showTable" />
          </QueryParamLink>
        )}
      </noscript>
    </>
  );
}

/** Returns what the sheet and the legend's line cover, in CSS pixels; on the server as on a phone. */
function useCoveredHeight(isReport: boolean): number {
  const fontScale = useSyncExternalStore(watchSize, rootFontScale, () => 1);
  const height = useSyncExternalStore(
    watchSize,
    () => window.innerHeight,
    () => PHONE_HEIGHT,
  );
  const available = Math.max(MIN_SHEET_HEIGHT * fontScale, height - MIN_MAP_HEIGHT * fontScale);
  const sheetHeight = Math.min(height * sheetShare(isReport), available);
  return Math.round(sheetHeight + LEGEND_HEIGHT * fontScale);
}

/** Returns the height of the sheet before it is pulled up, as CSS: nothing moves when the page becomes interactive. */
function sheetHeightCss(isReport: boolean): string {
  const available = `max(${pxToRem(MIN_SHEET_HEIGHT)}, 100svh - ${pxToRem(MIN_MAP_HEIGHT)})`;
  return `min(${100 * sheetShare(isReport)}svh, ${available})`;
}

function sheetShare(isReport: boolean): number {
  return SHEET_SHARE[isReport ? 'report' : 'intro'];
}

function watchSize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
