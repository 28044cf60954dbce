import type { AreaFeature, AreaFeatureCollection } from '@townlight/contract/places';
import type { AreaId } from '@townlight/domain/places';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { AreaTone } from '../area-tone.ts';
import { AREAS, MISSING_LEVEL, UNRECORDED_LEVEL, WITHHELD_LEVEL } from './map-style.ts';

/** How each area looks, as MapLibre's feature state: its color and hatch, the outline of the selected one, the hovered one. */
export class AreaStates {
  private readonly map: MapLibreMap;
  private features: ReadonlyMap<AreaId, AreaFeature>;
  private painted: ReadonlyMap<AreaId, AreaTone> = new Map();
  private selected: AreaId | null = null;
  private hovered: AreaId | null = null;

  constructor(map: MapLibreMap, shapes: AreaFeatureCollection) {
    this.map = map;
    this.features = byId(shapes);
  }

  get selection(): AreaId | null {
    return this.selected;
  }

  boundsOf(id: AreaId): AreaFeature['properties']['bounds'] | undefined {
    return this.features.get(id)?.properties.bounds;
  }

  /** Other boundaries: all that was said of the old areas goes. */
  replace(shapes: AreaFeatureCollection): void {
    this.map.removeFeatureState({ source: AREAS });
    this.features = byId(shapes);
    this.painted = new Map();
    this.selected = null;
    this.hovered = null;
  }

  /** Colors areas; only what changed is touched. */
  paint(tones: ReadonlyMap<AreaId, AreaTone>): void {
    for (const [id, tone] of tones) {
      const before = this.painted.get(id);
      const { hatched, faded = false } = tone;
      const level = stateLevel(tone);
      const same = before !== undefined && stateLevel(before) === level;
      if (same && before.hatched === hatched && (before.faded ?? false) === faded) continue;
      this.set(id, { level, hatched, faded });
    }
    this.painted = new Map(tones);
    // what the map shows, for tests: a canvas tells nothing of itself
    this.map.getContainer().dataset.painted = paintedText(tones);
  }

  select(id: AreaId | null): void {
    if (this.selected !== null) this.set(this.selected, { selected: false });
    this.selected = id;
    if (id !== null) this.set(id, { selected: true });
  }

  hover(id: AreaId | null): void {
    if (id === this.hovered) return;
    if (this.hovered !== null) this.set(this.hovered, { hovered: false });
    this.hovered = id;
    if (id !== null) this.set(id, { hovered: true });
  }

  private set(id: AreaId, state: Record<string, unknown>): void {
    const feature = this.features.get(id);
    if (feature !== undefined) this.map.setFeatureState({ source: AREAS, id: feature.id }, state);
  }
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
