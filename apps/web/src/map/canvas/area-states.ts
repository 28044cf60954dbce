import type { AreaFeature, AreaFeatureCollection } from '@townlight/contract/places';
import type { AreaId } from '@townlight/domain/places';
import type { Feature } from 'geojson';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import type { AreaTone } from '../area-tone.ts';
import {
  AREAS,
  HATCH_STRIPES,
  MISSING_LEVEL,
  MISSING_STRIPES,
  OUTLINED,
  type Outline,
  TOO_FEW_LEVEL,
  UNRECORDED_CROSSES,
  UNRECORDED_LEVEL,
  WITHHELD_DOTS,
  WITHHELD_LEVEL,
} from './map-style.ts';

/** The pattern layers, with the areas that use them. */
const PATTERNS: readonly [layer: string, has: (tone: AreaTone) => boolean][] = [
  [MISSING_STRIPES, (tone) => stateLevel(tone) === MISSING_LEVEL],
  [HATCH_STRIPES, ({ hatched }) => hatched],
  [WITHHELD_DOTS, (tone) => stateLevel(tone) === WITHHELD_LEVEL],
  [UNRECORDED_CROSSES, (tone) => stateLevel(tone) === UNRECORDED_LEVEL],
];

/**
 * The rendering state of each area: its color and hatch as MapLibre's feature state, the selected and the hovered one
 * as separate outlines.
 */
export class AreaStates {
  private readonly map: MapLibreMap;
  private features: ReadonlyMap<AreaId, AreaFeature>;
  private painted: ReadonlyMap<AreaId, AreaTone> = new Map();
  private patterns: ReadonlySet<string> = new Set();
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

  /** Replaces the areas with another partition and clears the states of the old ones. */
  replace(shapes: AreaFeatureCollection): void {
    this.map.removeFeatureState({ source: AREAS });
    this.features = byId(shapes);
    this.painted = new Map();
    this.selected = null;
    this.hovered = null;
    this.outline();
  }

  /** Colors areas; updates only what changed. */
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
    this.showPatterns([...tones.values()]);
    // exposes the painted state to tests, as a canvas cannot be inspected
    this.map.getContainer().dataset.painted = paintedText(tones);
  }

  select(id: AreaId | null): void {
    this.selected = id;
    this.outline();
  }

  hover(id: AreaId | null): void {
    if (id === this.hovered) return;
    this.hovered = id;
    this.outline();
  }

  private outline(): void {
    const outlined = (id: AreaId | null, outline: Outline): Feature[] => {
      const feature = id === null ? undefined : this.features.get(id);
      return feature ? [{ ...feature, properties: { outline } }] : [];
    };
    void this.map.getSource<GeoJSONSource>(OUTLINED)?.setData({
      type: 'FeatureCollection',
      features: [...outlined(this.hovered, 'hovered'), ...outlined(this.selected, 'selected')],
    });
  }

  /**
   * Shows the pattern layers in use. Changing a layer's visibility lays out the tiles again: this is rare, as an hour
   * or a filter changes only colors.
   */
  private showPatterns(tones: readonly AreaTone[]): void {
    const shown = new Set(PATTERNS.flatMap(([layer, has]) => (tones.some(has) ? [layer] : [])));
    for (const [layer] of PATTERNS) {
      if (shown.has(layer) === this.patterns.has(layer)) continue;
      this.map.setLayoutProperty(layer, 'visibility', shown.has(layer) ? 'visible' : 'none');
    }
    this.patterns = shown;
  }

  private set(id: AreaId, state: Record<string, unknown>): void {
    const feature = this.features.get(id);
    if (feature !== undefined) this.map.setFeatureState({ source: AREAS, id: feature.id }, state);
  }
}

function stateLevel(tone: AreaTone): number {
  if (tone.level !== null) return tone.level;
  if (tone.unrecorded) return UNRECORDED_LEVEL;
  if (tone.withheld) return WITHHELD_LEVEL;
  return tone.hatched ? TOO_FEW_LEVEL : MISSING_LEVEL;
}

/** Returns the number of areas per color, hatch and fading included: `-1:19 0:42 0hatched:3 1faded:2 …`. */
function paintedText(tones: ReadonlyMap<AreaId, AreaTone>): string {
  const counts = new Map<string, number>();
  for (const tone of tones.values()) {
    const { hatched, faded } = tone;
    const appearance = `${stateLevel(tone)}${hatched ? 'hatched' : ''}${faded ? 'faded' : ''}`;
    counts.set(appearance, (counts.get(appearance) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([appearance, count]) => `${appearance}:${count}`)
    .join(' ');
}

function byId(shapes: AreaFeatureCollection): Map<AreaId, AreaFeature> {
  return new Map(shapes.features.map((feature) => [feature.properties.id, feature]));
}
