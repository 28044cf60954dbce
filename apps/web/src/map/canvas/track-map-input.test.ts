import type { Map as MapLibreMap } from 'maplibre-gl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('document', { baseURI: 'https://county.example/' });
vi.mock('../base-map-tiles.ts', () => ({ BASE_MAP_URL: 'basemap://current' }));
const { USER_MOVE, trackMapInput } = await import('./track-map-input.ts');

const VENICE = { properties: { id: 'venice' } };
const HERE = { latitude: 34.0522, longitude: -118.2437, zoom: 11 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('hovering over an area shows its label and a pointer cursor, and leaving it removes both', () => {
  const { fire, listener, canvas } = openMap();
  fire('mousemove', { features: [VENICE], point: { x: 7, y: 9 } });
  expect(listener.onHover).toHaveBeenLastCalledWith({ id: 'venice', x: 7, y: 9 });
  expect(canvas.style.cursor).toBe('pointer');
  fire('mouseleave');
  expect(listener.onHover).toHaveBeenLastCalledWith(null);
  expect(canvas.style.cursor).toBe('');
});

test('the label is removed when the map starts to move', () => {
  const { fire, listener } = openMap();
  fire('movestart');
  expect(listener.onHover).toHaveBeenLastCalledWith(null);
});

test('a click selects the area under it, Enter the area under the crosshair', () => {
  const { fire, press, listener, under } = openMap();
  fire('click', { features: [VENICE] });
  expect(listener.onSelect).toHaveBeenLastCalledWith('venice');
  under({ properties: { id: 'hollywood' } });
  press('ArrowLeft');
  expect(listener.onSelect).toHaveBeenCalledOnce();
  press('Enter');
  expect(listener.onSelect).toHaveBeenLastCalledWith('hollywood');
  under(undefined);
  press('Enter');
  expect(listener.onSelect).toHaveBeenCalledTimes(2);
});

test('the crosshair is reported while the map has keyboard focus, and is updated when the map moves', () => {
  const { fire, canvas, focus, listener, under } = openMap();
  under(VENICE);
  fire('moveend');
  expect(listener.onCrosshair).not.toHaveBeenCalled();
  focus(true);
  canvas.dispatchEvent(new Event('focus'));
  expect(listener.onCrosshair).toHaveBeenLastCalledWith({ id: 'venice', x: 50, y: 40 });
  under(undefined);
  fire('moveend');
  expect(listener.onCrosshair).toHaveBeenLastCalledWith({ id: null, x: 50, y: 40 });
  canvas.dispatchEvent(new Event('blur'));
  expect(listener.onCrosshair).toHaveBeenLastCalledWith(null);
});

test.each([
  ['a gesture', { originalEvent: {} }],
  ['a button', USER_MOVE],
])('a map move by %s is reported once, after the map has come to rest', (_, event) => {
  const { fire, listener } = openMap();
  fire('moveend', event);
  vi.advanceTimersByTime(300);
  expect(listener.onMove).not.toHaveBeenCalled();
  // the reader moves the map again
  fire('movestart');
  vi.advanceTimersByTime(1_000);
  expect(listener.onMove).not.toHaveBeenCalled();
  fire('moveend', event);
  vi.advanceTimersByTime(400);
  expect(listener.onMove.mock.calls).toEqual([[HERE]]);
});

test('map moves to a selected area are not reported, nor any move after unsubscribing', () => {
  const { fire, listener, unfollow } = openMap();
  fire('moveend', {});
  vi.advanceTimersByTime(1_000);
  fire('moveend', USER_MOVE);
  unfollow();
  vi.advanceTimersByTime(1_000);
  expect(listener.onMove).not.toHaveBeenCalled();
});

/** Returns a fake map that only emits MapLibre's events. */
function openMap() {
  const handlers = new Map<string, (event: unknown) => void>();
  let feature: unknown;
  let focused = false;
  const canvas = Object.assign(new EventTarget(), {
    style: { cursor: '' },
    matches: () => focused,
  });
  const map = {
    on: (event: string, ...rest: unknown[]) =>
      handlers.set(event, rest.at(-1) as (event: unknown) => void),
    getCanvas: () => canvas,
    getCenter: () => ({ lat: 34.05222, lng: -118.24368 }),
    getZoom: () => 11.01,
    project: () => ({ x: 50, y: 40 }),
    queryRenderedFeatures: () => (feature === undefined ? [] : [feature]),
  };
  const listener = {
    onHover: vi.fn(),
    onCrosshair: vi.fn(),
    onMove: vi.fn(),
    onSelect: vi.fn(),
  };
  const unfollow = trackMapInput(map as unknown as MapLibreMap, listener);
  return {
    canvas,
    listener,
    unfollow,
    fire: (event: string, of: unknown = {}) => handlers.get(event)?.(of),
    press: (key: string) => canvas.dispatchEvent(Object.assign(new Event('keydown'), { key })),
    focus: (isVisible: boolean) => {
      focused = isVisible;
    },
    under: (found: unknown) => {
      feature = found;
    },
  };
}
