import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import type { FeatureCollection } from 'geojson';
import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import type { BasemapUrls } from '../app/county.ts';
import type { Tokens } from '../app/tokens.ts';

export const AREAS = 'areas';
export const FILL_LAYER = 'area-fill';
export const SEAM_LAYER = 'area-seams';
export const MISSING_STRIPES = 'missing-stripes';
export const FEW_STRIPES = 'few-stripes';
const FONT = ['Public Sans'];

/** The plain base map and the areas over it, with the names on top. */
export function mapStyle(
  tokens: Tokens,
  urls: BasemapUrls,
  areas: FeatureCollection,
  ramp: readonly string[],
): StyleSpecification {
  const file = (url: string) => ({ type: 'geojson' as const, data: absolute(url) });
  return {
    version: 8,
    'font-faces': { 'Public Sans': absolute(publicSans) },
    sources: {
      land: file(urls.land),
      water: file(urls.water),
      'county-line': file(urls.countyLine),
      freeways: file(urls.freeways),
      places: file(urls.places),
      [AREAS]: { type: 'geojson', data: areas, tolerance: 0.2 },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': tokens.water } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': tokens.land } },
      {
        id: FILL_LAYER,
        type: 'fill',
        source: AREAS,
        paint: { 'fill-color': areaColour(ramp, tokens), 'fill-antialias': false },
      },
      stripes(MISSING_STRIPES, ['==', ['feature-state', 'level'], -1]),
      stripes(FEW_STRIPES, ['==', ['feature-state', 'few'], true]),
      {
        id: 'lakes',
        type: 'fill',
        source: 'water',
        filter: ['==', ['geometry-type'], 'Polygon'],
        paint: { 'fill-color': tokens.water },
      },
      {
        id: SEAM_LAYER,
        type: 'line',
        source: AREAS,
        paint: { 'line-color': tokens.seam, 'line-width': width(0.5, 1.4), 'line-opacity': 0.85 },
      },
      {
        id: 'county-line',
        type: 'line',
        source: 'county-line',
        paint: { 'line-color': tokens.muted, 'line-width': 1, 'line-opacity': 0.45 },
      },
      {
        id: 'freeways',
        type: 'line',
        source: 'freeways',
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: { 'line-color': tokens.road, 'line-width': width(1.3, 4), 'line-opacity': 0.9 },
      },
      outline('area-hover', 'hovered', tokens.ink, 1.6),
      outline('area-selected-halo', 'selected', tokens.surface, 5.5),
      outline('area-selected', 'selected', tokens.ink, 2.8),
      placeNames(tokens),
    ],
  };
}

/** The colour of an area by its feature state `level`: -1 is missing, none is not yet known. */
export function areaColour(
  ramp: readonly string[],
  tokens: Tokens,
): DataDrivenPropertyValueSpecification<string> {
  const levels = ramp.flatMap((colour, level) => [level, colour]);
  return [
    'match',
    ['coalesce', ['feature-state', 'level'], -2],
    -1,
    tokens.missing,
    ...levels,
    tokens.land,
  ] as unknown as ExpressionSpecification;
}

/** Names of places, the more important first; waters and hills are quieter than towns. */
function placeNames(tokens: Tokens) {
  const quiet = ['match', ['get', 'kind'], ['water', 'mountain', 'region'], true, false];
  return {
    id: 'place-names',
    type: 'symbol' as const,
    source: 'places',
    filter: [
      '<=',
      ['get', 'rank'],
      ['step', ['zoom'], 2, 9.5, 3, 11, 9],
    ] as ExpressionSpecification,
    layout: {
      'text-field': ['get', 'name'] as ExpressionSpecification,
      'text-font': FONT,
      'text-size': [
        'case',
        quiet,
        11.5,
        ['match', ['get', 'rank'], 1, 16, 2, 13, 12],
      ] as unknown as ExpressionSpecification,
      'text-padding': 5,
      'text-max-width': 8,
      'symbol-sort-key': [
        '+',
        ['get', 'rank'],
        ['case', quiet, 0.5, 0],
      ] as unknown as ExpressionSpecification,
    },
    paint: {
      'text-color': ['case', quiet, tokens.muted, tokens.ink] as unknown as ExpressionSpecification,
      'text-halo-color': [
        'match',
        ['get', 'kind'],
        'water',
        tokens.water,
        tokens.surface,
      ] as ExpressionSpecification,
      'text-halo-width': 1.6,
      'text-halo-blur': 0.4,
    },
  };
}

/** Patterns cannot follow the feature state, their opacity can. */
function stripes(id: string, shown: ExpressionSpecification) {
  return {
    id,
    type: 'fill' as const,
    source: AREAS,
    paint: {
      'fill-pattern': id,
      'fill-opacity': ['case', shown, 1, 0] as ExpressionSpecification,
      'fill-antialias': false,
    },
  };
}

function outline(id: string, state: string, colour: string, lineWidth: number) {
  return {
    id,
    type: 'line' as const,
    source: AREAS,
    layout: { 'line-join': 'round' as const },
    paint: {
      'line-color': colour,
      'line-width': lineWidth,
      'line-opacity': [
        'case',
        ['boolean', ['feature-state', state], false],
        1,
        0,
      ] as ExpressionSpecification,
    },
  };
}

function width(far: number, near: number): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], 8, far, 13, near];
}

/** The worker has no page to resolve an address against. */
function absolute(url: string): string {
  return new URL(url, document.baseURI).href;
}
