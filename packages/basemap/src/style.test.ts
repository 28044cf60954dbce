import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { DARK_PALETTE, LIGHT_PALETTE } from './palette.ts';
import { buildBaseLayers, buildBasemapStyle } from './style.ts';
import { REQUIRED_LAYERS } from './tile-schema.ts';

const FILES = {
  tiles: 'https://county.example/basemap.json',
  font: 'https://county.example/public-sans.woff2',
  attribution: '© its people',
};

const VIEW = { longitude: 2.35, latitude: 48.86, zoom: 11 };

test.each([
  ['light', LIGHT_PALETTE],
  ['dark', DARK_PALETTE],
])('the %s style is valid by the specification of styles', (_, palette) => {
  expect(validateStyleMin(buildBasemapStyle(palette, FILES, VIEW))).toEqual([]);
});

test('the style has version 8 and opens at the given view', () => {
  const { version, center, zoom, bearing, pitch } = buildBasemapStyle(LIGHT_PALETTE, FILES, VIEW);
  expect({ version, center, zoom, bearing, pitch }).toEqual({
    version: 8,
    center: [2.35, 48.86],
    zoom: 11,
    bearing: 0,
    pitch: 0,
  });
});

test('light and dark have the same layers in the same order', () => {
  const ids = (palette: typeof LIGHT_PALETTE) =>
    buildBasemapStyle(palette, FILES, VIEW).layers.map((layer) => layer.id);
  expect(ids(DARK_PALETTE)).toEqual(ids(LIGHT_PALETTE));
});

test('tunnels are drawn below roads, roads below bridges, and place names on top', () => {
  const ids = buildBasemapStyle(LIGHT_PALETTE, FILES, VIEW).layers.map((layer) => layer.id);
  const order = ['land', 'water', 'building', 'tunnel', 'road', 'bridge', 'boundary', 'place-name'];
  expect(ids.filter((id) => order.includes(id))).toEqual(order);
});

test('the style uses exactly the tile layers that the check requires', () => {
  const sourceLayers = Object.values(buildBaseLayers(LIGHT_PALETTE))
    .flat()
    .flatMap((layer) => ('source-layer' in layer ? [layer['source-layer']] : []));
  expect(new Set(sourceLayers)).toEqual(new Set(REQUIRED_LAYERS.map(({ layer }) => layer)));
});
