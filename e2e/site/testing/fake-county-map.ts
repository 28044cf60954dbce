import type { AreaFeatureCollection } from '@townlight/contract/places';
import type { AreaId } from '@townlight/domain/places';
import type { AreaTone } from '../../../apps/web/src/map/area-tone.ts';
import type { CountyMapOptions } from '../../../apps/web/src/map/canvas/county-map.ts';
import type { MapPlace } from '../../../apps/web/src/map/map-place.ts';

let shown: FakeCountyMap | undefined;

/** Returns the map on the page, with its options and the callbacks by which a reader's actions reach the page. */
export function getMapOnPage(): FakeCountyMap {
  if (shown === undefined) throw new Error('there is no map on the page');
  return shown;
}

/** Replaces the adapter of MapLibre, since jsdom renders no map; the adapter itself is tested in a browser. */
export class FakeCountyMap {
  readonly options: CountyMapOptions;
  title: string;
  shapes: AreaFeatureCollection;
  tones: ReadonlyMap<AreaId, AreaTone> = new Map();
  ramp: readonly string[];
  selected: AreaId | null = null;
  place: MapPlace | null;
  coveredBelow: number;
  zoomed = 0;
  reserved: readonly (readonly [number, number])[] = [];
  /** How often new shapes were passed to the map. */
  shapesSent = 1;

  constructor(options: CountyMapOptions) {
    this.options = options;
    this.title = options.title;
    this.shapes = options.shapes;
    this.ramp = options.ramp;
    this.place = options.place;
    this.coveredBelow = options.coveredBelow;
    shown = this;
    queueMicrotask(() => options.onRendered());
  }

  name(title: string): void {
    this.title = title;
  }
  paint(tones: ReadonlyMap<AreaId, AreaTone>): void {
    this.tones = tones;
  }
  applyRamp(ramp: readonly string[]): void {
    this.ramp = ramp;
  }
  showShapes(shapes: AreaFeatureCollection): void {
    if (shapes === this.shapes) return;
    this.shapes = shapes;
    this.shapesSent += 1;
  }
  select(id: AreaId | null): void {
    this.selected = id;
  }
  cover(below: number): void {
    this.coveredBelow = below;
  }
  track(_: readonly [number, number], onMove: (x: number, y: number) => void): () => void {
    onMove(0, 0);
    return () => {};
  }
  reserve(centers: readonly (readonly [number, number])[]): void {
    this.reserved = centers;
  }
  zoomBy(levels: number): void {
    this.zoomed += levels;
  }
  show(place: MapPlace): void {
    this.place = place;
  }
  home(): void {
    this.options.onMove(null);
  }
  copyTo(): void {}
  remove(): void {
    if (shown === this) shown = undefined;
  }
}
