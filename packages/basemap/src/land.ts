import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import { filterByClass } from './expressions.ts';
import type { BasemapPalette } from './palette.ts';

/** Returns the layers at the bottom of the map: land, woods, parks and airfields. */
export function buildLandLayers(palette: BasemapPalette, source: string): LayerSpecification[] {
  return [
    { id: 'land', type: 'background', paint: { 'background-color': palette.land } },
    {
      id: 'landcover',
      type: 'fill',
      source,
      'source-layer': 'landcover',
      filter: filterByClass('wood', 'grass'),
      paint: { 'fill-color': palette.wood, 'fill-antialias': false },
    },
    {
      id: 'landuse',
      type: 'fill',
      source,
      'source-layer': 'landuse',
      filter: filterByClass(
        'industrial',
        'commercial',
        'retail',
        'school',
        'university',
        'hospital',
      ),
      minzoom: 11,
      paint: { 'fill-color': palette.built, 'fill-antialias': false },
    },
    {
      id: 'park',
      type: 'fill',
      source,
      'source-layer': 'park',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': palette.park, 'fill-antialias': false },
    },
    {
      id: 'airfield',
      type: 'fill',
      source,
      'source-layer': 'aeroway',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': palette.built },
    },
  ];
}

/** Returns the opaque layers above the data fills: sea, lakes, rivers and buildings. */
export function buildWaterLayers(palette: BasemapPalette, source: string): LayerSpecification[] {
  return [
    {
      id: 'river',
      type: 'line',
      source,
      'source-layer': 'waterway',
      filter: ['!=', ['get', 'brunnel'], 'tunnel'],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': palette.water,
        'line-width': [
          'interpolate',
          ['exponential', 1.4],
          ['zoom'],
          8,
          ['match', ['get', 'class'], ['river', 'canal'], 0.8, 0],
          12,
          ['match', ['get', 'class'], ['river', 'canal'], 2.2, 0.6],
          16,
          ['match', ['get', 'class'], ['river', 'canal'], 7, 2.5],
        ],
      },
    },
    {
      id: 'water',
      type: 'fill',
      source,
      'source-layer': 'water',
      filter: ['!=', ['get', 'brunnel'], 'tunnel'],
      paint: { 'fill-color': palette.water },
    },
    {
      id: 'building',
      type: 'fill',
      source,
      'source-layer': 'building',
      minzoom: 13,
      paint: {
        'fill-color': palette.building,
        'fill-outline-color': palette.buildingOutline,
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 13, 0, 14.5, 1],
      },
    },
  ];
}
