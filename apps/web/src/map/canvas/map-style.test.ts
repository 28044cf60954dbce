import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { DARK_PALETTE, LIGHT_PALETTE } from '@townlight/basemap/palette';
import { expect, test, vi } from 'vitest';
import { dark, light } from '../../ui/tokens.ts';

vi.stubGlobal('document', { baseURI: 'https://county.example/' });
vi.mock('../base-map-tiles.ts', () => ({ BASE_MAP_URL: 'basemap://current' }));
const { createMapStyle } = await import('./map-style.ts');

const NO_AREAS = { type: 'FeatureCollection' as const, features: [] };

test.each([
  ['light', light, LIGHT_PALETTE],
  ['dark', dark, DARK_PALETTE],
])(
  'the %s map is valid, colors over land, under water, roads, borders and names',
  (_, tokens, palette) => {
    const style = createMapStyle(tokens, palette, NO_AREAS, tokens.crime);
    expect(validateStyleMin(style)).toEqual([]);
    const ids = style.layers.map(({ id }) => id);
    const order = [
      'land',
      'park',
      'area-fill',
      'missing-stripes',
      'water',
      'building',
      'area-seams',
      'tunnel',
      'road',
      'bridge',
      'boundary',
      'area-selected',
      'road-name',
      'shield',
      'place-name',
      'points',
    ];
    expect(ids.filter((id) => order.includes(id))).toEqual(order);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

test('pages have the land and the water of the map', () => {
  for (const [tokens, palette] of [
    [light, LIGHT_PALETTE],
    [dark, DARK_PALETTE],
  ] as const)
    expect([tokens.land, tokens.water]).toEqual([palette.land, palette.water]);
});
