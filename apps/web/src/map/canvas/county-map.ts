import type { BasemapPalette } from '@townlight/basemap/palette';
import type { AreaFeatureCollection } from '@townlight/contract/places';
import type { MapView } from '@townlight/domain/county';
import type { AreaId } from '@townlight/domain/places';
import { type GeoJSONSource, Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { hasOrigin } from '../../http/has-origin.ts';
import type { Tokens } from '../../ui/tokens.ts';
import type { AreaTone } from '../area-tone.ts';
import { isSamePlace, type MapPlace, toMapPlace } from '../map-place.ts';
import { addMapImages } from './add-map-images.ts';
import { AreaStates } from './area-states.ts';
import { fitOptions, type OverlayInsets } from './fit.ts';
import { AREAS, areaColor, createMapStyle, FILL_LAYER, POINTS, SEAM_LAYER } from './map-style.ts';
import { getMapPlace, type MapInputListener, trackMapInput, USER_MOVE } from './track-map-input.ts';

// a sandboxed frame has an opaque origin, and may start a worker only from a script that is in its address
setWorkerUrl(
  hasOrigin
    ? workerUrl
    : `data:text/javascript,${encodeURIComponent(`import ${JSON.stringify(new URL(workerUrl, location.href).href)}`)}`,
);

/** The duration of the animation back to the county. */
const HOME_MS = 500;

export interface CountyMapOptions extends MapInputListener {
  readonly container: HTMLElement;
  readonly tokens: Tokens;
  readonly palette: BasemapPalette;
  readonly view: MapView;
  readonly shapes: AreaFeatureCollection;
  readonly ramp: readonly string[];
  readonly coveredBelow: number;
  /** Measures what covers the map: a selected area is fitted between it. */
  readonly getOverlayInsets: () => OverlayInsets;
  readonly title: string;
  /** The initial position, if not the county or the selected area. */
  readonly place: MapPlace | null;
  readonly reducedMotion: () => boolean;
  readonly onRendered: () => void;
}

/** The only code that uses MapLibre: geometry is loaded once, colors are set as feature state. */
export class CountyMap {
  private readonly map: MapLibreMap;
  private readonly options: CountyMapOptions;
  private shapes: AreaFeatureCollection;
  private readonly states: AreaStates;
  private readonly stopTracking: () => void;
  /** Whether the map shows a position from the address, which the first selection must not change. */
  private placed: boolean;
  /** The place in the address, as last received or reported by the map. */
  private inAddress: MapPlace | null;
  /** Actions queued before the style has loaded. */
  private waiting: (() => void)[] | null = [];

  constructor(options: CountyMapOptions) {
    this.options = options;
    this.shapes = options.shapes;
    const { view, tokens, container } = options;
    const place = options.place ?? view;
    this.placed = options.place !== null;
    this.inAddress = options.place;
    this.map = new MapLibreMap({
      container,
      style: createMapStyle(tokens, options.palette, options.shapes, options.ramp),
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
    this.map.once('idle', options.onRendered);
    // exposed to tests, like the painted state
    this.map.on('zoomend', () => {
      container.dataset.zoom = this.map.getZoom().toFixed(1);
    });
    this.states = new AreaStates(this.map, options.shapes);
    this.stopTracking = trackMapInput(this.map, {
      ...options,
      onHover: (hover) => {
        this.states.hover(hover?.id ?? null);
        options.onHover(hover);
      },
      onMove: (moved) => this.reportPlace(moved),
    });
  }

  /** Sets the accessible name of the map, which changes with the language. */
  name(title: string): void {
    this.map.getCanvas().setAttribute('aria-label', title);
  }

  /** Colors areas; updates only what changed. */
  paint(tones: ReadonlyMap<AreaId, AreaTone>): void {
    this.whenReady(() => {
      this.states.paint(tones);
      // Marks when the colors reach the GPU, to measure the speed of filters.
      this.map.once('render', () => performance.mark('areas-drawn'));
      this.map.triggerRepaint();
    });
  }

  applyRamp(ramp: readonly string[], seam: string): void {
    const color = areaColor(ramp, this.options.tokens);
    this.whenReady(() => {
      this.map.setPaintProperty(FILL_LAYER, 'fill-color', color);
      this.map.setPaintProperty(SEAM_LAYER, 'line-color', seam);
    });
  }

  /** Shows another partition and clears the states of the old areas. */
  showShapes(shapes: AreaFeatureCollection): void {
    if (shapes === this.shapes) return;
    this.shapes = shapes;
    this.whenReady(() => {
      this.states.replace(shapes);
      this.map.getSource<GeoJSONSource>(AREAS)?.setData(shapes);
    });
  }

  /** Outlines an area and brings it into view; `null` removes the outline. */
  select(id: AreaId | null): void {
    this.whenReady(() => {
      const { placed } = this;
      this.placed = false;
      if (id === this.states.selection) return;
      this.states.select(id);
      if (id !== null && !placed) this.fit(id);
    });
  }

  /** Keeps the center of the map in the middle of its uncovered part. */
  cover(below: number): void {
    this.map.setPadding({ bottom: below });
  }

  /**
   * Reports the position of a point in the map's frame, now and whenever the map moves, until the returned function is
   * called.
   */
  track(
    center: readonly [longitude: number, latitude: number],
    onMove: (x: number, y: number) => void,
  ): () => void {
    const reportPosition = () => {
      const { x, y } = this.map.project([center[0], center[1]]);
      onMove(x, y);
    };
    reportPosition();
    this.map.on('move', reportPosition);
    return () => this.map.off('move', reportPosition);
  }

  /** Leaves the space of points that are drawn over the map free of names. */
  reserve(centers: readonly (readonly [longitude: number, latitude: number])[]): void {
    const features = centers.map(([longitude, latitude]) => ({
      type: 'Feature' as const,
      properties: {},
      geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
    }));
    this.whenReady(() =>
      this.map.getSource<GeoJSONSource>(POINTS)?.setData({ type: 'FeatureCollection', features }),
    );
  }

  zoomBy(levels: number): void {
    const duration = this.options.reducedMotion() ? 0 : 250;
    this.map.easeTo({ zoom: this.map.getZoom() + levels, duration }, USER_MOVE);
  }

  /**
   * Moves to another place of the address. A place that the map reported itself may arrive late, after further moves:
   * it is ignored.
   */
  show(place: MapPlace): void {
    const isNew = this.inAddress === null || !isSamePlace(place, this.inAddress);
    this.inAddress = place;
    if (isNew && (this.map.isMoving() || !isSamePlace(place, getMapPlace(this.map))))
      this.map.jumpTo({ center: [place.longitude, place.latitude], zoom: place.zoom });
  }

  home(): void {
    const { latitude, longitude, zoom } = this.options.view;
    const duration = this.options.reducedMotion() ? 0 : HOME_MS;
    this.map.easeTo({ center: [longitude, latitude], zoom, duration });
    // without a place in the address the map would move to a selected area
    const home = toMapPlace(latitude, longitude, zoom);
    this.reportPlace(this.states.selection === null ? null : home);
  }

  /**
   * Copies what the map shows onto a canvas for printing, because WebGL's own buffer is empty once displayed. It
   * redraws for this, so that no buffer needs preserving otherwise.
   * @param height how much of it, from the top, in pixels of the page
   */
  copyTo(canvas: HTMLCanvasElement, height: number): void {
    this.map.redraw();
    const glCanvas = this.map.getCanvas();
    const rows = Math.round((height * glCanvas.height) / Math.max(1, glCanvas.clientHeight));
    canvas.width = glCanvas.width;
    canvas.height = rows;
    canvas.getContext('2d')?.drawImage(glCanvas, 0, 0);
  }

  remove(): void {
    this.stopTracking();
    this.map.remove();
  }

  private reportPlace(place: MapPlace | null): void {
    this.inAddress = place;
    this.options.onMove(place);
  }

  private fit(id: AreaId): void {
    this.inAddress = null;
    const bounds = this.states.boundsOf(id);
    if (bounds === undefined) return;
    const { clientWidth: width, clientHeight } = this.map.getContainer();
    const height = clientHeight - (this.map.getPadding().bottom ?? 0);
    const { getOverlayInsets, reducedMotion } = this.options;
    this.map.once('moveend', () => this.exposeSelectedEdges(bounds));
    this.map.fitBounds(bounds, fitOptions({ width, height }, getOverlayInsets(), reducedMotion()));
  }

  /** Exposes the position of the selected area to tests: left, top, right and bottom in the map's frame. */
  private exposeSelectedEdges([west, south, east, north]: [number, number, number, number]): void {
    const { x: left, y: top } = this.map.project([west, north]);
    const { x: right, y: bottom } = this.map.project([east, south]);
    const edges = [left, top, right, bottom].map((edge) => Math.round(edge));
    this.map.getContainer().dataset.selected = edges.join(' ');
  }

  private whenReady(action: () => void): void {
    if (this.waiting === null) action();
    else this.waiting.push(action);
  }

  private begin(): void {
    addMapImages(this.map, this.options.tokens, this.options.palette);
    const actions = this.waiting ?? [];
    this.waiting = null;
    for (const action of actions) action();
  }
}
