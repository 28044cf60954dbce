import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { DARK, LIGHT } from './palette.ts';
import { baseLayers, basemapStyle } from './style.ts';
import { NEEDED_LAYERS } from './tile-schema.ts';

const FILES = {
  tiles: 'https://county.example/basemap.json',
  font: 'https://county.example/public-sans.woff2',
  attribution: '© its people',
};

const VIEW = { longitude: 2.35, latitude: 48.86, zoom: 11 };

test.each([
  ['light', LIGHT],
  ['dark', DARK],
])('the %s style is valid by the specification of styles', (_, palette) => {
  expect(validateStyleMin(basemapStyle(palette, FILES, VIEW))).toEqual([]);
});

test('the style is of version 8 and opens where it is told', () => {
  const { version, center, zoom, bearing, pitch } = basemapStyle(LIGHT, FILES, VIEW);
  expect({ version, center, zoom, bearing, pitch }).toEqual({
    version: 8,
    center: [2.35, 48.86],
    zoom: 11,
    bearing: 0,
    pitch: 0,
  });
});

test('light and dark have the same layers in the same order', () => {
  const ids = (palette: typeof LIGHT) =>
    basemapStyle(palette, FILES, VIEW).layers.map((layer) => layer.id);
  expect(ids(DARK)).toEqual(ids(LIGHT));
});

test('tunnels lie under roads, roads under bridges, and names over all', () => {
  const ids = basemapStyle(LIGHT, FILES, VIEW).layers.map((layer) => layer.id);
  const order = ['land', 'water', 'building', 'tunnel', 'road', 'bridge', 'boundary', 'place-name'];
  expect(ids.filter((id) => order.includes(id))).toEqual(order);
});

test('the style draws no layer of tiles that the check does not know of, and the other way round', () => {
  const drawn = Object.values(baseLayers(LIGHT))
    .flat()
    .flatMap((layer) => ('source-layer' in layer ? [layer['source-layer']] : []));
  expect(new Set(drawn)).toEqual(new Set(NEEDED_LAYERS.map(({ layer }) => layer)));
});
