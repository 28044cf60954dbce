import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import type { BasemapPalette } from '@townlight/basemap/palette';
import { buildBaseLayers, buildBasemapStyle } from '@townlight/basemap/style';
import type { FeatureCollection } from 'geojson';
import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import { county } from '../../i18n/county.ts';
import type { Tokens } from '../../ui/tokens.ts';
import { FADED } from '../area-tone.ts';
import { BASE_MAP_URL } from '../base-map-tiles.ts';

export const AREAS = 'areas';
/**
 * A source with only the hovered and the selected area, by the property `outline`: outlines of all areas would cost a
 * third of a frame.
 */
export const OUTLINED = 'outlined';
/** A source with the points that are drawn over the map, which names avoid. */
export const POINTS = 'points';
/** An image of the size of such a point that shows nothing. */
export const BLANK = 'blank';
export const FILL_LAYER = 'area-fill';
export const SEAM_LAYER = 'area-seams';
export const MISSING_STRIPES = 'missing-stripes';
export const HATCH_STRIPES = 'hatch-stripes';
export const WITHHELD_DOTS = 'withheld-dots';
export const UNRECORDED_CROSSES = 'unrecorded-crosses';

/** Levels of areas without a figure in the map's feature state. */
export const MISSING_LEVEL = -1;
const UNKNOWN_LEVEL = -2;
export const WITHHELD_LEVEL = -3;
export const UNRECORDED_LEVEL = -4;
export const TOO_FEW_LEVEL = -5;

export type Outline = 'hovered' | 'selected';
export const NO_FEATURES: FeatureCollection = { type: 'FeatureCollection', features: [] };

/** Returns the map style: the areas between the base map's background and its water, with its labels on top. */
export function createMapStyle(
  tokens: Tokens,
  palette: BasemapPalette,
  areas: FeatureCollection,
  ramp: readonly string[],
): StyleSpecification {
  const files = { tiles: BASE_MAP_URL, font: absolute(publicSans), attribution: '' };
  const base = buildBasemapStyle(palette, files, county.baseMapView);
  const { land: backgroundLayers, water, ways, names } = buildBaseLayers(palette);
  return {
    ...base,
    sources: {
      ...base.sources,
      [AREAS]: { type: 'geojson', data: areas, tolerance: 0.2 },
      [OUTLINED]: { type: 'geojson', data: NO_FEATURES, tolerance: 0.2 },
      [POINTS]: { type: 'geojson', data: NO_FEATURES },
    },
    layers: [
      ...backgroundLayers,
      {
        id: FILL_LAYER,
        type: 'fill',
        source: AREAS,
        paint: {
          'fill-color': areaColor(ramp, tokens),
          'fill-opacity': ['case', ['boolean', ['feature-state', 'faded'], false], FADED, 1],
          'fill-antialias': false,
        },
      },
      pattern(MISSING_STRIPES, ['==', ['feature-state', 'level'], MISSING_LEVEL]),
      pattern(HATCH_STRIPES, ['==', ['feature-state', 'hatched'], true]),
      pattern(WITHHELD_DOTS, ['==', ['feature-state', 'level'], WITHHELD_LEVEL]),
      pattern(UNRECORDED_CROSSES, ['==', ['feature-state', 'level'], UNRECORDED_LEVEL]),
      ...water,
      {
        id: SEAM_LAYER,
        type: 'line',
        source: AREAS,
        paint: { 'line-color': tokens.seam, 'line-width': width(0.5, 1.4), 'line-opacity': 0.85 },
      },
      ...ways,
      outline('area-hover', 'hovered', tokens.ink, 1.6),
      outline('area-selected-halo', 'selected', tokens.surface, 5.5),
      outline('area-selected', 'selected', tokens.ink, 2.8),
      ...names.map((layer) => (layer.id === 'place-name' ? movable(layer) : layer)),
      // the layer on top is placed first
      {
        id: POINTS,
        type: 'symbol',
        source: POINTS,
        layout: { 'icon-image': BLANK, 'icon-allow-overlap': true },
      },
    ],
  };
}

/** A name that moves up or down where its place is taken, instead of being left out. */
function movable<Layer extends LayerSpecification>(layer: Layer): Layer {
  const layout = { 'text-variable-anchor': ['center', 'top', 'bottom'], 'text-radial-offset': 1.3 };
  return { ...layer, layout: { ...layer.layout, ...layout } };
}

/** Returns the color of an area by its feature state `level`: negative without a figure, unset while unknown. */
export function areaColor(
  ramp: readonly string[],
  tokens: Tokens,
): DataDrivenPropertyValueSpecification<string> {
  const levels = ramp.flatMap((color, level) => [level, color]);
  return [
    'match',
    ['coalesce', ['feature-state', 'level'], UNKNOWN_LEVEL],
    MISSING_LEVEL,
    tokens.missing,
    WITHHELD_LEVEL,
    tokens.withheld,
    UNRECORDED_LEVEL,
    tokens.missing,
    TOO_FEW_LEVEL,
    tokens.surface,
    ...levels,
    tokens.land,
  ] as unknown as ExpressionSpecification;
}

/**
 * Patterns cannot use the feature state, but their opacity can. Each layer is hidden until an area needs it, because
 * MapLibre draws invisible ones too.
 */
function pattern(id: string, shown: ExpressionSpecification) {
  return {
    id,
    type: 'fill' as const,
    source: AREAS,
    layout: { visibility: 'none' as const },
    paint: {
      'fill-pattern': id,
      'fill-opacity': ['case', shown, 1, 0] as ExpressionSpecification,
      'fill-antialias': false,
    },
  };
}

function outline(id: string, outlineKind: Outline, color: string, lineWidth: number) {
  return {
    id,
    type: 'line' as const,
    source: OUTLINED,
    filter: ['==', ['get', 'outline'], outlineKind] as ExpressionSpecification,
    layout: { 'line-join': 'round' as const },
    paint: { 'line-color': color, 'line-width': lineWidth },
  };
}

function width(far: number, near: number): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], 8, far, 13, near];
}

/** Resolves a URL, because the worker has no base URL. */
function absolute(url: string): string {
  return new URL(url, document.baseURI).href;
}
