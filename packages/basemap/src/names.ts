import type {
  LayerSpecification,
  SymbolLayerSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import {
  allOf,
  filterByClass,
  getProperty,
  interpolateByZoom,
  LATIN_NAME_EXPRESSION,
  mapFeatureClass,
  type StyleExpression,
} from './expressions.ts';
import type { BasemapPalette } from './palette.ts';
import {
  SHIELD_IMAGE_EXPRESSION,
  SHIELD_KIND_EXPRESSION,
  SHIELD_TEXT_EXPRESSION,
} from './shields.ts';

/** The site's font for all labels, loaded by `font-faces`. */
const FONT = ['Public Sans'];
const PLACES = ['city', 'town', 'village', 'suburb', 'quarter', 'neighbourhood', 'hamlet'];

/** Ranks a place by its class in tiles without a rank, such as those of tilemaker. */
const RANK: StyleExpression = [
  'coalesce',
  ['get', 'rank'],
  mapFeatureClass({ city: 4, town: 7, suburb: 8, village: 9, neighbourhood: 10 }, 10),
];

/** Returns names and shields, less important ones first: MapLibre places later layers first. */
export function buildNameLayers(palette: BasemapPalette, source: string): LayerSpecification[] {
  const layer = (
    id: string,
    sourceLayer: string,
    rest: Pick<SymbolLayerSpecification, 'filter' | 'minzoom' | 'layout' | 'paint'>,
  ): LayerSpecification => ({
    id,
    type: 'symbol',
    source,
    'source-layer': sourceLayer,
    ...rest,
    layout: {
      'text-font': FONT,
      'text-field': LATIN_NAME_EXPRESSION,
      'text-max-width': 8,
      ...rest.layout,
    },
    paint: {
      'text-color': palette.secondaryName,
      'text-halo-color': palette.halo,
      'text-halo-width': 1.6,
      'text-halo-blur': 0.3,
      ...rest.paint,
    },
  });
  return [
    layer('road-name', 'transportation_name', {
      filter: ['has', 'class'],
      minzoom: 12,
      layout: {
        'symbol-placement': 'line',
        'text-size': interpolateByZoom(
          [12, mapFeatureClass({ primary: 10.5, secondary: 10.5 }, 10)],
          [16, mapFeatureClass({ primary: 13.5, secondary: 13 }, 12)],
        ),
        'text-max-angle': 30,
        'text-padding': 8,
        'symbol-spacing': 320,
      },
      paint: { 'text-color': palette.streetName },
    }),
    layer('river-name', 'waterway', {
      filter: filterByClass('river'),
      minzoom: 10.5,
      layout: { 'symbol-placement': 'line', 'text-size': 11.5, 'symbol-spacing': 500 },
      paint: { 'text-color': palette.waterName },
    }),
    layer('water-name', 'water_name', {
      filter: ['==', ['geometry-type'], 'Point'],
      layout: {
        'text-size': mapFeatureClass({ ocean: 14, bay: 12.5 }, 11.5),
        'symbol-sort-key': mapFeatureClass({ ocean: 1, bay: 2 }, 3),
        'text-padding': 5,
      },
      paint: { 'text-color': palette.waterName, 'text-halo-color': palette.water },
    }),
    layer('airport-name', 'aerodrome_label', {
      minzoom: 10,
      layout: {
        'icon-image': 'airport',
        'text-field': [
          'step',
          ['zoom'],
          ['coalesce', getProperty('iata'), LATIN_NAME_EXPRESSION],
          12,
          LATIN_NAME_EXPRESSION,
        ],
        'text-size': 11,
        'text-anchor': 'top',
        'text-offset': [0, 0.75],
        'text-optional': true,
      },
    }),
    layer('peak-name', 'mountain_peak', {
      minzoom: 8.5,
      layout: {
        'icon-image': mapFeatureClass({ peak: 'peak' }, ''),
        'text-size': mapFeatureClass({ peak: 11 }, 11.5),
        'text-anchor': mapFeatureClass({ peak: 'top' }, 'center'),
        'text-offset': mapFeatureClass<unknown>({ peak: ['literal', [0, 0.5]] }, [
          'literal',
          [0, 0],
        ]) as never,
        'symbol-sort-key': ['coalesce', getProperty('rank'), 9],
      },
    }),
    layer('park-name', 'park', {
      filter: allOf(['==', ['geometry-type'], 'Point'], ['has', 'name']),
      minzoom: 9,
      layout: { 'text-size': 11.5, 'symbol-sort-key': ['coalesce', getProperty('rank'), 9] },
      paint: { 'text-color': palette.parkName },
    }),
    layer('shield', 'transportation_name', {
      filter: ['all', ['has', 'ref'], ['!=', SHIELD_KIND_EXPRESSION, '']],
      minzoom: 9,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': ['interpolate', ['linear'], ['zoom'], 9, 260, 13, 420] as never,
        'icon-image': SHIELD_IMAGE_EXPRESSION,
        'text-field': SHIELD_TEXT_EXPRESSION,
        'text-size': 10,
        'icon-rotation-alignment': 'viewport',
        'text-rotation-alignment': 'viewport',
        'text-padding': 14,
        'icon-padding': 14,
        'symbol-sort-key': mapFeatureClass({ motorway: 1, trunk: 2, primary: 3 }, 4),
      },
      paint: {
        'text-color': [
          'match',
          SHIELD_KIND_EXPRESSION,
          'interstate',
          palette.shields.interstate.text,
          'us',
          palette.shields.us.text,
          palette.shields.state.text,
        ],
        'text-halo-width': 0,
      },
    }),
    layer('region-name', 'place', {
      filter: filterByClass('region', 'island', 'county'),
      layout: { 'text-size': 11.5, 'text-padding': 5, 'symbol-sort-key': RANK },
    }),
    layer('place-name', 'place', {
      filter: allOf(filterByClass(...PLACES), ['<=', RANK, ['step', ['zoom'], 5, 9.5, 8, 11, 99]]),
      layout: {
        'text-size': ['step', RANK, 16, 3, 13, 6, 12],
        'text-padding': 5,
        'symbol-sort-key': RANK,
      },
      paint: { 'text-color': palette.name, 'text-halo-width': 1.6 },
    }),
  ];
}
