import type { AreaFeatureCollection } from '@townlight/contract/places';
import type { AreaId } from '@townlight/domain/places';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, test, vi } from 'vitest';
import type { AreaTone } from '../area-tone.ts';

vi.stubGlobal('document', { baseURI: 'https://county.example/' });
vi.mock('../base-map-tiles.ts', () => ({ BASE_MAP_URL: 'basemap://current' }));
const { AreaStates } = await import('./area-states.ts');

const A = 'a' as AreaId;
const B = 'b' as AreaId;
const plain = (level: number | null): AreaTone => ({ level, hatched: false });

test('an hour touches only the areas whose color it changes', () => {
  const { states, colored } = openStates();
  states.paint(tones(plain(0), plain(1)));
  expect(colored()).toEqual([
    { id: 1, level: 0 },
    { id: 2, level: 1 },
  ]);
  states.paint(tones(plain(0), plain(2)));
  expect(colored()).toEqual([{ id: 2, level: 2 }]);
  states.paint(tones(plain(0), plain(2)));
  expect(colored()).toEqual([]);
});

test('a pattern layer is visible while an area uses it, and is not updated otherwise', () => {
  const { states, layers } = openStates();
  states.paint(tones(plain(0), plain(1)));
  expect(layers()).toEqual([]);
  states.paint(tones(plain(null), { level: 1, hatched: true }));
  expect(layers()).toEqual([
    ['missing-stripes', 'visible'],
    ['hatch-stripes', 'visible'],
  ]);
  states.paint(tones(plain(null), plain(1)));
  expect(layers()).toEqual([['hatch-stripes', 'none']]);
});

test('too few for a figure is hatched on plain ground, not on the stripes of missing ones', () => {
  const { states, colored, layers } = openStates();
  states.paint(tones(plain(null), { ...plain(null), hatched: true }));
  expect(layers()).toEqual([
    ['missing-stripes', 'visible'],
    ['hatch-stripes', 'visible'],
  ]);
  const [missing, few] = colored().map(({ level }) => level);
  expect(few).not.toBe(missing);
});

test('withheld and unrecorded figures each have their own pattern and level', () => {
  const { states, colored, layers } = openStates();
  states.paint(tones({ ...plain(null), withheld: true }, { ...plain(null), unrecorded: true }));
  expect(layers()).toEqual([
    ['withheld-dots', 'visible'],
    ['unrecorded-crosses', 'visible'],
  ]);
  const levels = colored().map(({ level }) => level);
  expect(new Set(levels).size).toBe(2);
  for (const level of levels) expect(level).toBeLessThan(0);
});

test('an area that only fades, or gets its color back, is set again', () => {
  const { states, faded } = openStates();
  states.paint(tones(plain(0), plain(1)));
  expect(faded()).toEqual([
    [1, false],
    [2, false],
  ]);
  states.paint(tones({ ...plain(0), faded: true }, plain(1)));
  expect(faded()).toEqual([[1, true]]);
  states.paint(tones(plain(0), plain(1)));
  expect(faded()).toEqual([[1, false]]);
});

test('only the selected and the hovered area have an outline', () => {
  const { states, outlined } = openStates();
  states.select(A);
  states.hover(B);
  expect(outlined()).toEqual(['2 hovered', '1 selected']);
  states.hover(null);
  expect(outlined()).toEqual(['1 selected']);
  states.replace({ type: 'FeatureCollection', features: [] });
  expect(outlined()).toEqual([]);
});

function tones(a: AreaTone, b: AreaTone): Map<AreaId, AreaTone> {
  return new Map([
    [A, a],
    [B, b],
  ]);
}

/** On a fake map that records its calls. */
function openStates() {
  const setData = vi.fn();
  const map = {
    setFeatureState:
      vi.fn<(feature: { id: number }, state: { level: number; faded: boolean }) => void>(),
    removeFeatureState: vi.fn(),
    setLayoutProperty: vi.fn(),
    getSource: () => ({ setData }),
    getContainer: () => ({ dataset: {} }),
  };
  const shapes = {
    type: 'FeatureCollection',
    features: [A, B].map((id, at) => ({ type: 'Feature', id: at + 1, properties: { id } })),
  } as unknown as AreaFeatureCollection;
  return {
    states: new AreaStates(map as unknown as MapLibreMap, shapes),
    colored: () =>
      map.setFeatureState.mock.calls.splice(0).map(([{ id }, { level }]) => ({ id, level })),
    faded: () =>
      map.setFeatureState.mock.calls.splice(0).map(([{ id }, state]) => [id, state.faded]),
    layers: () => map.setLayoutProperty.mock.calls.splice(0).map(([id, , value]) => [id, value]),
    outlined: () =>
      setData.mock.lastCall?.[0].features.map(
        ({ id, properties }: { id: number; properties: { outline: string } }) =>
          `${id} ${properties.outline}`,
      ),
  };
}
