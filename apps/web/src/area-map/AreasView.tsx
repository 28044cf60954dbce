import type { AreaId } from '@townlight/domain/places';
import { memo, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { lazyComponent } from '../http/lazy-imports.ts';
import { combineLoads } from '../http/loads.ts';
import { Text } from '../i18n/Text.tsx';
import { useText } from '../i18n/use-text.ts';
import type { OverlayInsets } from '../map/canvas/fit.ts';
import { useMapDemand } from '../map/loading/map-demand.ts';
import { useDemandTriggers } from '../map/loading/use-demand-triggers.ts';
import type { MapPlace } from '../map/map-place.ts';
import { AreaPicture } from '../map/picture/AreaPicture.tsx';
import { useWebglSupport } from '../map/use-webgl-support.ts';
import { FailureNotice } from '../notices/FailureNotice.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import styles from './AreasView.module.css';
import type { AreaFigures } from './area-map-feature.ts';
import type { AreaMapState } from './area-map-state.ts';
import notices from './MapNotice.module.css';

// memo: updates next to the map, such as the report's chart, do not render it again.
const AreaMap = lazyComponent('area map', async () =>
  memo((await import('../map/AreaMap.tsx')).AreaMap),
);

interface AreasViewProps {
  readonly view: AreaMapState['view'];
  readonly selected: AreaId | null;
  readonly place: MapPlace | null;
  readonly figures: AreaFigures;
  /** The height that other content covers at the map's lower edge, in pixels. */
  readonly coveredBelow: number;
  /** Measures on demand what else covers the map across its full width. */
  readonly getOverlayInsets?: () => OverlayInsets;
  /** A notice above the areas, where no other part of the page shows it. */
  readonly notice?: ReactNode;
  readonly onSelect: (id: AreaId) => void;
  readonly onMove?: (place: MapPlace | null) => void;
}

/** Shows the areas on a map, or as a table if the reader chose it or maps are not supported. */
export function AreasView(props: AreasViewProps) {
  return (
    <>
      {props.notice && <div className={`${notices.notice} ${styles.notice}`}>{props.notice}</div>}
      <MapOrTable {...props} />
    </>
  );
}

function MapOrTable(props: AreasViewProps) {
  const drawable = useWebglSupport();
  if (props.view === 'table') return <LoadedTable {...props} />;
  if (drawable === false) return <TableFallback text="map.noWebgl" {...props} />;
  return (
    // falls back to the table if the map fails to load or render
    <ErrorBoundary fallback={() => <TableFallback text="failure.map" {...props} />}>
      <PictureThenMap {...props} />
    </ErrorBoundary>
  );
}

function PictureThenMap(props: AreasViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isMapDemanded = useMapDemand();
  useDemandTriggers(frame);
  const [isRendered, setIsRendered] = useState(false);
  const onRendered = useCallback(() => setIsRendered(true), []);
  const { partition, names, tones, ramp } = props.figures;
  return (
    <div ref={frame} className={styles.map}>
      {!isRendered && (
        <AreaPicture
          partition={partition}
          names={names}
          tones={tones}
          ramp={ramp}
          selected={props.selected}
          place={props.place}
          coveredBelow={props.coveredBelow}
          getOverlayInsets={props.getOverlayInsets}
          onSelect={props.onSelect}
        />
      )}
      {isMapDemanded && (
        <Suspense fallback={<Waiting />}>
          <LoadedMap {...props} onRendered={onRendered} />
        </Suspense>
      )}
    </div>
  );
}

function LoadedMap(props: AreasViewProps & { onRendered: () => void }) {
  const { shapes, outlines, tones, ramp, describe } = props.figures;
  if (shapes === undefined) {
    const { loading, failure, retry } = combineLoads([outlines], []);
    if (failure === null || loading) return <Waiting />;
    return (
      <div className={styles.noOutlines}>
        <FailureNotice text="failure.outlines" failure={failure} onRetry={retry} />
      </div>
    );
  }
  return (
    <AreaMap
      shapes={shapes}
      tones={tones}
      ramp={ramp}
      selected={props.selected}
      place={props.place}
      describe={describe}
      onSelect={props.onSelect}
      onMove={props.onMove}
      coveredBelow={props.coveredBelow}
      getOverlayInsets={props.getOverlayInsets}
      label={props.figures.label}
      points={props.figures.points}
      zoom={props.figures.zoom}
      onRendered={props.onRendered}
    />
  );
}

function LoadedTable(props: AreasViewProps) {
  const { table } = props.figures;
  // at least as tall as the window, so that content below the rows stays out of view until they load
  const waiting = <Waiting className={styles.rows} />;
  if (table === null) return waiting;
  return <Suspense fallback={waiting}>{table(props.onSelect)}</Suspense>;
}

function TableFallback(props: AreasViewProps & { text: 'map.noWebgl' | 'failure.map' }) {
  return (
    <div className={styles.placeholder}>
      <p role="status">
        <Text id={props.text} />
      </p>
      <LoadedTable {...props} />
    </div>
  );
}

function Waiting(props: { className?: string | undefined }) {
  const text = useText();
  return (
    <div className={[styles.waiting, props.className].join(' ')} role="status">
      <span className="visually-hidden">{text('map.loading')}</span>
    </div>
  );
}
