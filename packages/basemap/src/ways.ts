import type {
  ExpressionFilterSpecification,
  LayerSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import {
  allOf,
  filterByClass,
  getProperty,
  interpolateByZoom,
  mapFeatureClass,
  type StyleExpression,
} from './expressions.ts';
import type { BasemapPalette } from './palette.ts';

/** Road widths in pixels at these zoom levels; 0 hides the road. */
const ZOOMS = [8, 10, 12, 14, 16, 18] as const;
const WIDTHS = {
  motorway: [1.3, 2, 3.2, 5.2, 9, 20],
  trunk: [1, 1.6, 2.6, 4.6, 8, 17],
  primary: [0, 0.8, 1.7, 3.8, 7.5, 16],
  secondary: [0, 0.5, 1.2, 3, 6.5, 14],
  tertiary: [0, 0, 0.8, 2.2, 5.5, 12],
  minor: [0, 0, 0.4, 1.4, 4.5, 10],
  service: [0, 0, 0, 0.6, 2.4, 6],
  track: [0, 0, 0, 0.5, 1.2, 3],
  path: [0, 0, 0, 0.5, 1, 2],
} as const;
const ROADS = Object.keys(WIDTHS) as (keyof typeof WIDTHS)[];
/** A ramp is narrower than the road it joins. */
const RAMP: StyleExpression = ['case', ['==', ['get', 'ramp'], 1], 0.55, 1];

/** Returns tunnels below roads below bridges, each with casing and surface; then railways and borders. */
export function buildWayLayers(palette: BasemapPalette, source: string): LayerSpecification[] {
  const way = (id: string, level: ExpressionFilterSpecification, style: RoadStyle) =>
    roadLayer(id, source, allOf(filterByClass(...ROADS), level), style);
  // Streets are numerous: they are faint at low zoom so that they are not mistaken for area boundaries.
  const surface = {
    color: palette.road,
    opacity: interpolateByZoom(
      [10, mapFeatureClass({ motorway: 0.92, trunk: 0.8 }, 0.4)],
      [14, mapFeatureClass({ motorway: 0.95, trunk: 0.9 }, 0.8)],
    ),
  };
  return [
    way('tunnel-rim', brunnel('tunnel'), {
      color: palette.bridgeCasing,
      opacity: 0.8,
      casing: 1.2,
      dashes: [3, 2],
    }),
    way('tunnel', brunnel('tunnel'), { color: palette.road, opacity: 0.32 }),
    {
      id: 'runway',
      type: 'line',
      source,
      'source-layer': 'aeroway',
      filter: filterByClass('runway', 'taxiway'),
      minzoom: 10,
      paint: {
        'line-color': palette.road,
        'line-opacity': 0.75,
        'line-width': interpolateByZoom(
          [10, mapFeatureClass({ runway: 1 }, 0)],
          [14, mapFeatureClass({ runway: 8 }, 2)],
        ),
      },
    },
    way('road-rim', brunnel('none'), { color: palette.roadCasing, opacity: 1, casing: 0.8 }),
    {
      id: 'rail',
      type: 'line',
      source,
      'source-layer': 'transportation',
      filter: allOf(filterByClass('rail', 'transit'), ['!=', getProperty('brunnel'), 'tunnel']),
      minzoom: 11,
      paint: { 'line-color': palette.rail, 'line-width': interpolateByZoom([11, 0.6], [16, 1.6]) },
    },
    way('road', brunnel('none'), surface),
    way('bridge-rim', brunnel('bridge'), { color: palette.bridgeCasing, opacity: 1, casing: 1.6 }),
    way('bridge', brunnel('bridge'), { ...surface, opacity: 1 }),
    {
      id: 'boundary',
      type: 'line',
      source,
      'source-layer': 'boundary',
      filter: allOf(['<=', getProperty('admin_level'), 8], ['!=', getProperty('maritime'), 1]),
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.boundary,
        'line-opacity': ['case', ['<=', ['get', 'admin_level'], 6], 0.45, 0.2],
        'line-width': 1,
      },
    },
  ];
}

interface RoadStyle {
  readonly color: string;
  readonly opacity: number | StyleExpression;
  /** Pixels of casing on either side; at low zoom casings would only blur. */
  readonly casing?: number;
  readonly dashes?: number[];
}

function roadLayer(
  id: string,
  source: string,
  filter: ExpressionFilterSpecification,
  style: RoadStyle,
): LayerSpecification {
  const { casing = 0, dashes } = style;
  return {
    id,
    type: 'line',
    source,
    'source-layer': 'transportation',
    filter,
    layout: {
      // A round cap of a casing would overlap the continuing road.
      'line-cap': casing > 0 ? 'butt' : 'round',
      'line-join': 'round',
      'line-sort-key': mapFeatureClass(
        Object.fromEntries(ROADS.map((road, at) => [road, ROADS.length - at])),
        0,
      ),
    },
    paint: {
      'line-color': style.color,
      'line-opacity':
        casing > 0 ? interpolateByZoom([10, 0], [12.5, style.opacity]) : style.opacity,
      // A dashed casing is drawn on both sides so that what lies under the road shows through.
      ...(dashes
        ? { 'line-gap-width': widths(0), 'line-width': casing, 'line-dasharray': dashes }
        : { 'line-width': widths(casing) }),
    },
  };
}

function widths(casing: number): StyleExpression {
  return interpolateByZoom(...ZOOMS.map((zoom, at) => [zoom, width(at, casing)] as const));
}

/** Returns the width by class at one zoom level, with a casing where the road is visible. */
function width(at: number, casing: number): StyleExpression {
  const byRoad = ROADS.map((road) => {
    const baseWidth = WIDTHS[road][at] as number;
    return [road, baseWidth > 0 ? baseWidth + 2 * casing : 0];
  });
  return ['*', mapFeatureClass(Object.fromEntries(byRoad), 0), RAMP];
}

/**
 * Filters by level: OpenMapTiles sets `brunnel` to `bridge` or `tunnel` and leaves it out for roads at ground level;
 * fords count as ground level.
 */
function brunnel(level: 'bridge' | 'tunnel' | 'none'): ExpressionFilterSpecification {
  if (level !== 'none') return ['==', ['get', 'brunnel'], level];
  return ['match', ['get', 'brunnel'], ['bridge', 'tunnel'], false, true];
}
