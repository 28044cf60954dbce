import { type BasemapPalette, DARK_PALETTE, LIGHT_PALETTE } from '@townlight/basemap/palette';
import type { AreaFeatureCollection } from '@townlight/contract/places';
import type { AreaId } from '@townlight/domain/places';
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { reportUsage } from '../http/report-usage.ts';
import { county } from '../i18n/county.ts';
import type { MessageId } from '../i18n/messages/en.ts';
import { localName } from '../i18n/names.ts';
import { useText } from '../i18n/use-text.ts';
import { useMedia } from '../ui/screen.ts';
import { dark, light, type Tokens } from '../ui/tokens.ts';
import styles from './AreaMap.module.css';
import type { AreaTone } from './area-tone.ts';
import { CountyMap } from './canvas/county-map.ts';
import type { OverlayInsets } from './canvas/fit.ts';
import { FoundPin } from './FoundPin.tsx';
import { HoverLabel, type HoverText } from './HoverLabel.tsx';
import { MapAttribution } from './MapAttribution.tsx';
import { MapButtons } from './MapButtons.tsx';
import { type MapPoint, MapPoints } from './MapPoints.tsx';
import type { MapPlace } from './map-place.ts';
import { PrintedMap } from './printed/PrintedMap.tsx';
import type { ColorRamp } from './ramp.ts';

export interface AreaMapProps {
  /** The accessible name of the map, with instructions; with the value `county`. */
  readonly label: MessageId;
  readonly shapes: AreaFeatureCollection;
  readonly tones: ReadonlyMap<AreaId, AreaTone> | undefined;
  readonly ramp: ColorRamp;
  readonly selected: AreaId | null;
  /** Returns the tooltip of an area. */
  readonly describe: (id: AreaId) => HoverText | null;
  readonly onSelect: (id: AreaId) => void;
  /**
   * The position that the reader moved the map to; if omitted or `null`, the selected area or else the county is shown.
   */
  readonly place?: MapPlace | null;
  /** Called when the reader moved the map, with `null` after a reset. */
  readonly onMove?: ((place: MapPlace | null) => void) | undefined;
  /** The height that other content covers at the lower edge, in pixels. */
  readonly coveredBelow: number;
  /** Measures on demand what else covers the map across its full width. */
  readonly getOverlayInsets?: (() => OverlayInsets) | undefined;
  /** Points with markers over the areas. */
  readonly points?: readonly MapPoint[] | undefined;
  /** The zoom range, where it differs from the county maps'. */
  readonly zoom?: { readonly min: number; readonly max: number } | undefined;
  /** Called when the map has rendered completely for the first time. */
  readonly onRendered?: () => void;
}

/** A map of colored areas. It is recreated for another color scheme, never for other figures. */
export function AreaMap(props: AreaMapProps) {
  const prefersDark = useMedia('(prefers-color-scheme: dark)');
  const scheme = prefersDark
    ? { tokens: dark, palette: DARK_PALETTE }
    : { tokens: light, palette: LIGHT_PALETTE };
  return <ThemedMap key={String(prefersDark)} {...scheme} {...props} />;
}

type Hover = { id: AreaId; x: number; y: number };
type Crosshair = { id: AreaId | null; x: number; y: number };

function ThemedMap(props: AreaMapProps & { tokens: Tokens; palette: BasemapPalette }) {
  const intl = useIntl();
  const text = useText();
  const title = text(props.label, { county: localName(intl, county.name) });
  const frame = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<CountyMap | null>(null);
  const [hover, setHover] = useState<Hover | null>(null);
  const [crosshair, setCrosshair] = useState<Crosshair | null>(null);
  const [isRendered, setIsRendered] = useState(false);
  const onSelect = useEffectEvent((area: AreaId) => {
    reportUsage('map-click');
    props.onSelect(area);
  });
  const onMove = useEffectEvent((place: MapPlace | null) => props.onMove?.(place));
  const getOverlayInsets = useEffectEvent(
    () => props.getOverlayInsets?.() ?? { top: 0, bottom: 0 },
  );
  const onRendered = useEffectEvent(() => {
    setIsRendered(true);
    props.onRendered?.();
  });
  const makeMap = useEffectEvent((element: HTMLElement) => {
    return new CountyMap({
      container: element,
      tokens: props.tokens,
      palette: props.palette,
      view: {
        ...county.safetyMapView,
        ...(props.zoom && { minZoom: props.zoom.min, maxZoom: props.zoom.max }),
      },
      shapes: props.shapes,
      ramp: props.tokens[props.ramp.colors],
      coveredBelow: props.coveredBelow,
      getOverlayInsets,
      title,
      reducedMotion: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      place: props.place ?? null,
      onHover: setHover,
      onCrosshair: setCrosshair,
      onMove,
      onSelect,
      onRendered,
    });
  });

  useEffect(() => {
    if (container.current === null) return;
    const created = makeMap(container.current);
    setMap(created);
    return () => created.remove();
  }, []);

  useEffect(() => map?.name(title), [map, title]);
  useEffect(() => map?.showShapes(props.shapes), [map, props.shapes]);
  const colors = props.tokens[props.ramp.colors];
  const seam = props.tokens[props.ramp.seam];
  useEffect(() => map?.applyRamp(colors, seam), [map, colors, seam]);
  useEffect(() => {
    if (props.tones) map?.paint(props.tones);
  }, [map, props.tones]);
  useEffect(() => map?.cover(props.coveredBelow), [map, props.coveredBelow]);
  useEffect(() => map?.select(props.selected), [map, props.selected]);
  const { place } = props;
  useEffect(() => {
    if (place) map?.show(place);
  }, [map, place]);

  const pointed = hover ?? crosshair;
  const label = pointed && pointed.id !== null ? props.describe(pointed.id) : null;
  return (
    <div ref={frame} className={styles.frame}>
      <div
        ref={container}
        className={styles.canvas}
        style={{ '--covered': `${props.coveredBelow}px` } as CSSProperties}
        data-drawn={isRendered}
        data-testid="map"
      />
      <MapAttribution above={props.coveredBelow} />
      {map && <PrintedMap map={map} frame={frame} coveredBelow={props.coveredBelow} />}
      {pointed && label && <HoverLabel x={pointed.x} y={pointed.y} text={label} />}
      {/* the visual content of the crosshair's tooltip */}
      <p className="visually-hidden" role="status">
        {!hover &&
          crosshair &&
          (label ? [label.title, ...label.lines].join(', ') : text('map.noAreaHere'))}
      </p>
      {map && props.points && <MapPoints map={map} points={props.points} />}
      {map && <FoundPin map={map} selected={props.selected} />}
      {map && (
        <MapButtons
          onZoomIn={() => map.zoomBy(1)}
          onZoomOut={() => map.zoomBy(-1)}
          onHome={() => map.home()}
        />
      )}
    </div>
  );
}
