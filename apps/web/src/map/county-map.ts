import type { Palette } from '@townlight/basemap/palette';
import type { AreaFeature, AreaFeatureCollection } from '@townlight/contract/places';
import type { MapView } from '@townlight/domain/county';
import type { AreaId } from '@townlight/domain/places';
import { type GeoJSONSource, Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { Tokens } from '../look/tokens.ts';
import { hasOwnOrigin } from '../net/has-own-origin.ts';
import type { AreaTone } from './area-tone.ts';
import { drawSigns } from './draw-sign.ts';
import { fitOptions } from './fit.ts';
import { isSamePlace, type MapPlace, mapPlace } from './map-place.ts';
import {
  AREAS,
  areaColor,
  FILL_LAYER,
  HATCH_STRIPES,
  MISSING_LEVEL,
  MISSING_STRIPES,
  mapStyle,
  SEAM_LAYER,
  UNRECORDED_CROSSES,
  UNRECORDED_LEVEL,
  WITHHELD_DOTS,
  WITHHELD_LEVEL,
} from './map-style.ts';
import { crossPattern, dotPattern, stripePattern } from './stripe-pattern.ts';

// a sandboxed frame has no origin of its own, and may start a worker only from a script that is in its address
setWorkerUrl(
  hasOwnOrigin
    ? workerUrl
    : `data:text/javascript,${encodeURIComponent(`import ${JSON.stringify(new URL(workerUrl, location.href).href)}`)}`,
);

/** The way back to the whole county. */
const HOME_MS = 500;
/** Browsers refuse an address that changes too often: a place is told when the map has come to rest. */
const REST_MS = 350;
/** Marks what a button of ours moves as the reader's own move. */
const BY_READER = { byReader: true };

export interface CountyMapOptions {
  readonly container: HTMLElement;
  readonly tokens: Tokens;
  readonly palette: Palette;
  readonly view: MapView;
  readonly shapes: AreaFeatureCollection;
  readonly ramp: readonly string[];
  readonly coveredBelow: number;
  readonly title: string;
  /** Where it begins, where not with the whole county or the selected area. */
  readonly place: MapPlace | null;
  readonly reducedMotion: () => boolean;
  /** Where the pointer is, or `null` when it left the areas. */
  readonly onHover: (hover: { id: AreaId; x: number; y: number } | null) => void;
  /** What lies under the keyboard's crosshair, or `null` when the keyboard has left the map. */
  readonly onCrosshair: (at: { id: AreaId | null; x: number; y: number } | null) => void;
  /** Where the reader has moved it and come to rest, or `null` when it was sent home. */
  readonly onMove: (place: MapPlace | null) => void;
  readonly onSelect: (id: AreaId) => void;
  readonly onDrawn: () => void;
}

/** The one thing that speaks to MapLibre: geometry goes in once, colors go in as feature state. */
export class CountyMap {
  private readonly map: MapLibreMap;
  private readonly options: CountyMapOptions;
  private shapes: AreaFeatureCollection;
  private features: Map<AreaId, AreaFeature>;
  private painted = new Map<AreaId, AreaTone>();
  private selected: AreaId | null = null;
  private hovered: AreaId | null = null;
  /** It shows a place of the reader's, which the first selection leaves as it is. */
  private placed: boolean;
  private resting: ReturnType<typeof setTimeout> | undefined;
  /** What is asked for before the style stands. */
  private waiting: (() => void)[] | null = [];

  constructor(options: CountyMapOptions) {
    this.options = options;
    this.shapes = options.shapes;
    this.features = byId(options.shapes);
    const { view, tokens, container } = options;
    const place = options.place ?? view;
    this.placed = options.place !== null;
    this.map = new MapLibreMap({
      container,
      style: mapStyle(tokens, options.palette, options.shapes, options.ramp),
      center: [place.longitude, place.latitude],
      zoom: place.zoom,
      minZoom: view.minZoom,
      maxZoom: view.maxZoom,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      fadeDuration: 0,
      refreshExpiredTiles: false,
      locale: { 'Map.Title': options.title },
    });
    this.map.touchZoomRotate.disableRotation();
    this.map.keyboard.disableRotation();
    this.map.setPadding({ bottom: options.coveredBelow });
    this.map.once('style.load', () => this.begin());
    this.listen();
  }

  /** What a screen reader calls the map: another language gives it another name. */
  name(title: string): void {
    this.map.getCanvas().setAttribute('aria-label', title);
  }

  /** Colors areas; only what changed is touched. */
  paint(tones: ReadonlyMap<AreaId, AreaTone>): void {
    this.whenReady(() => this.paintNow(tones));
  }

  private paintNow(tones: ReadonlyMap<AreaId, AreaTone>): void {
    for (const [id, tone] of tones) {
      const before = this.painted.get(id);
      const { hatched, faded = false } = tone;
      const level = stateLevel(tone);
      const same = before !== undefined && stateLevel(before) === level;
      if (same && before.hatched === hatched && (before.faded ?? false) === faded) continue;
      this.setState(id, { level, hatched, faded });
    }
    this.painted = new Map(tones);
    // what the map shows, for tests: a canvas tells nothing of itself
    this.map.getContainer().dataset.painted = paintedText(tones);
    // When the reader sees it: what the speed of a filter is measured by.
    this.map.once('render', () => performance.mark('areas-drawn'));
    this.map.triggerRepaint();
  }

  applyRamp(ramp: readonly string[], seam: string): void {
    const color = areaColor(ramp, this.options.tokens);
    this.whenReady(() => {
      this.map.setPaintProperty(FILL_LAYER, 'fill-color', color);
      this.map.setPaintProperty(SEAM_LAYER, 'line-color', seam);
    });
  }

  /** Other boundaries: the old areas and all that was said of them go. */
  showShapes(shapes: AreaFeatureCollection): void {
    if (shapes === this.shapes) return;
    this.shapes = shapes;
    this.whenReady(() => {
      this.map.removeFeatureState({ source: AREAS });
      this.features = byId(shapes);
      this.painted.clear();
      this.selected = null;
      this.hovered = null;
      this.map.getSource<GeoJSONSource>(AREAS)?.setData(shapes);
    });
  }

  /** Outlines an area and brings it into view; `null` takes the outline away. */
  select(id: AreaId | null): void {
    this.whenReady(() => {
      const { placed } = this;
      this.placed = false;
      if (id === this.selected) return;
      if (this.selected !== null) this.setState(this.selected, { selected: false });
      this.selected = id;
      if (id === null) return;
      this.setState(id, { selected: true });
      if (!placed) this.fit(id);
    });
  }

  /** Keeps the middle of the map in the middle of what is not covered. */
  cover(below: number): void {
    this.map.setPadding({ bottom: below });
  }

  /** Tells where a point is in the map's frame, now and whenever the map moves, until the answer is called. */
  track(
    center: readonly [longitude: number, latitude: number],
    onMove: (x: number, y: number) => void,
  ): () => void {
    const tell = () => {
      const { x, y } = this.map.project([center[0], center[1]]);
      onMove(x, y);
    };
    tell();
    this.map.on('move', tell);
    return () => this.map.off('move', tell);
  }

  zoomBy(levels: number): void {
    const duration = this.options.reducedMotion() ? 0 : 250;
    this.map.easeTo({ zoom: this.map.getZoom() + levels, duration }, BY_READER);
  }

  /** Goes to a place of the address, unless it is there or still moves. */
  show(place: MapPlace): void {
    if (this.map.isMoving() || isSamePlace(place, this.place())) return;
    this.map.jumpTo({ center: [place.longitude, place.latitude], zoom: place.zoom });
  }

  home(): void {
    const { latitude, longitude, zoom } = this.options.view;
    const duration = this.options.reducedMotion() ? 0 : HOME_MS;
    this.map.easeTo({ center: [longitude, latitude], zoom, duration });
    // without a place in the address a selected area would be shown
    const home = mapPlace(latitude, longitude, zoom);
    this.options.onMove(this.selected === null ? null : home);
  }

  /**
   * Copies what the map shows onto a canvas that can be printed: WebGL's own is empty once it has been shown. It is drawn
   * again for this, so that no frame has to be kept on all other days.
   * @param height how much of it, from the top, in pixels of the page
   */
  copyTo(canvas: HTMLCanvasElement, height: number): void {
    this.map.redraw();
    const drawn = this.map.getCanvas();
    const rows = Math.round((height * drawn.height) / Math.max(1, drawn.clientHeight));
    canvas.width = drawn.width;
    canvas.height = rows;
    canvas.getContext('2d')?.drawImage(drawn, 0, 0);
  }

  remove(): void {
    clearTimeout(this.resting);
    this.map.remove();
  }

  private fit(id: AreaId): void {
    const feature = this.features.get(id);
    if (feature === undefined) return;
    const options = fitOptions(this.map.getContainer(), this.options.reducedMotion());
    this.map.fitBounds(feature.properties.bounds, options);
  }

  private whenReady(action: () => void): void {
    if (this.waiting === null) action();
    else this.waiting.push(action);
  }

  private begin(): void {
    const { tokens } = this.options;
    const ratio = Math.max(1, Math.round(window.devicePixelRatio));
    const missing = { color: tokens.missingStripe, period: 8, stripe: 3, angle: 45 } as const;
    const hatch = { color: tokens.fewStripe, period: 6, stripe: 1.2, angle: -45 } as const;
    const dots = { color: tokens.withheldDot, period: 7, radius: 1.3 };
    const crosses = { color: tokens.missingStripe, period: 9, radius: 2.6, stroke: 1.2 };
    this.map.addImage(UNRECORDED_CROSSES, crossPattern(crosses, ratio), { pixelRatio: ratio });
    this.map.addImage(WITHHELD_DOTS, dotPattern(dots, ratio), { pixelRatio: ratio });
    this.map.addImage(MISSING_STRIPES, stripePattern(missing, ratio), { pixelRatio: ratio });
    this.map.addImage(HATCH_STRIPES, stripePattern(hatch, ratio), { pixelRatio: ratio });
    for (const { name, image } of drawSigns(this.options.palette, ratio))
      this.map.addImage(name, image, { pixelRatio: ratio });
    const actions = this.waiting ?? [];
    this.waiting = null;
    for (const action of actions) action();
  }

  private listen(): void {
    const { map, options } = this;
    map.once('idle', options.onDrawn);
    // for tests, as what is painted
    map.on('zoomend', () => {
      map.getContainer().dataset.zoom = map.getZoom().toFixed(1);
    });
    map.on('mousemove', FILL_LAYER, (event) => {
      const id = areaOf(event.features?.[0]);
      this.hover(id);
      map.getCanvas().style.cursor = 'pointer';
      options.onHover(id === null ? null : { id, x: event.point.x, y: event.point.y });
    });
    map.on('mouseleave', FILL_LAYER, () => {
      this.hover(null);
      map.getCanvas().style.cursor = '';
      options.onHover(null);
    });
    map.on('movestart', () => options.onHover(null));
    map.on('click', FILL_LAYER, (event) => {
      const id = areaOf(event.features?.[0]);
      if (id !== null) options.onSelect(id);
    });
    map.on('movestart', () => clearTimeout(this.resting));
    map.on('moveend', (event) => {
      this.tellCrosshair();
      // not where an area or a new layout of the page has taken it
      if (!isByReader(event)) return;
      clearTimeout(this.resting);
      this.resting = setTimeout(() => options.onMove(this.place()), REST_MS);
    });
    const canvas = map.getCanvas();
    canvas.addEventListener('focus', () => this.tellCrosshair());
    canvas.addEventListener('blur', () => options.onCrosshair(null));
    canvas.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      const { id } = this.atCrosshair();
      if (id !== null) options.onSelect(id);
    });
  }

  private tellCrosshair(): void {
    if (this.map.getCanvas().matches(':focus-visible'))
      this.options.onCrosshair(this.atCrosshair());
  }

  /** The keyboard's crosshair is the middle of the map. */
  private atCrosshair(): { id: AreaId | null; x: number; y: number } {
    const middle = this.map.project(this.map.getCenter());
    const [feature] = this.map.queryRenderedFeatures(middle, { layers: [FILL_LAYER] });
    return { id: areaOf(feature), x: middle.x, y: middle.y };
  }

  private place(): MapPlace {
    const { lat, lng } = this.map.getCenter();
    return mapPlace(lat, lng, this.map.getZoom());
  }

  private hover(id: AreaId | null): void {
    if (id === this.hovered) return;
    if (this.hovered !== null) this.setState(this.hovered, { hovered: false });
    this.hovered = id;
    if (id !== null) this.setState(id, { hovered: true });
  }

  private setState(id: AreaId, state: Record<string, unknown>): void {
    const feature = this.features.get(id);
    if (feature !== undefined) this.map.setFeatureState({ source: AREAS, id: feature.id }, state);
  }
}

/** Whether a reader's hand, key or button has moved the map. */
function isByReader(event: { originalEvent?: unknown; byReader?: boolean }): boolean {
  return event.originalEvent !== undefined || event.byReader === true;
}

function stateLevel({ level, withheld = false, unrecorded = false }: AreaTone): number {
  if (unrecorded) return UNRECORDED_LEVEL;
  return level ?? (withheld ? WITHHELD_LEVEL : MISSING_LEVEL);
}

/** How many areas have each color, hatch and fading included: `-1:19 0:42 0hatched:3 1faded:2 …`. */
function paintedText(tones: ReadonlyMap<AreaId, AreaTone>): string {
  const counts = new Map<string, number>();
  for (const tone of tones.values()) {
    const { hatched, faded } = tone;
    const look = `${stateLevel(tone)}${hatched ? 'hatched' : ''}${faded ? 'faded' : ''}`;
    counts.set(look, (counts.get(look) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([look, count]) => `${look}:${count}`)
    .join(' ');
}

function byId(shapes: AreaFeatureCollection): Map<AreaId, AreaFeature> {
  return new Map(shapes.features.map((feature) => [feature.properties.id, feature]));
}

function areaOf(feature: { properties: Record<string, unknown> | null } | undefined) {
  const id = feature?.properties?.id;
  return typeof id === 'string' ? id : null;
}
