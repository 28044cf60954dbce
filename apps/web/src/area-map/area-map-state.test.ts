import { describe, expect, test } from 'vitest';
import {
  DEFAULT_AREA_MAP_STATE,
  openForSelection,
  parseAreaMapState,
  setAreaMapParams,
} from './area-map-state.ts';

describe('the state that every map has in its address', () => {
  test.each([
    {},
    { area: 'venice' },
    { view: 'table' as const },
    { area: '90291', view: 'table' as const, report: 'closed' as const },
    { place: { latitude: 34.0522, longitude: -118.2437, zoom: 11.5 } },
  ])('is read as it was written: %o', (change) => {
    const state = { ...DEFAULT_AREA_MAP_STATE, ...change };
    const query = new URLSearchParams();
    setAreaMapParams(query, state);
    expect(parseAreaMapState(query)).toEqual(state);
  });

  test('of the plain page is empty', () => {
    const query = new URLSearchParams();
    setAreaMapParams(query, DEFAULT_AREA_MAP_STATE);
    expect(query.toString()).toBe('');
  });

  test('falls back to the default if it is invalid', () => {
    const query = new URLSearchParams('view=globe&report=half&area=');
    expect(parseAreaMapState(query)).toEqual(DEFAULT_AREA_MAP_STATE);
  });

  test.each([
    '34.05',
    '34.05_-118.24',
    '34.05_-118.24_11_2',
    '95_-118.24_11',
    '34.05_-218.24_11',
    '34.05_-118.24_-1',
    '34.05_-118.24_99',
    '34.05_x_11',
    '1e1_-118.24_11',
  ])('does not move the map to an invalid position: %s', (at) => {
    expect(parseAreaMapState(new URLSearchParams({ at }))).toEqual(DEFAULT_AREA_MAP_STATE);
  });

  test('leaves the place for a newly chosen area', () => {
    const moved = {
      ...DEFAULT_AREA_MAP_STATE,
      place: { latitude: 34, longitude: -118, zoom: 12 },
    };
    expect(openForSelection(moved, { ...moved, area: 'venice' }).place).toBeNull();
    expect(openForSelection(moved, { ...moved, view: 'table' }).place).toEqual(moved.place);
  });

  test('opens the report for a newly selected area and allows closing it again', () => {
    const closed = { ...DEFAULT_AREA_MAP_STATE, report: 'closed' as const };
    const chosen = openForSelection(closed, { ...closed, area: 'venice' });
    expect(chosen.report).toBe('open');
    expect(openForSelection(chosen, { ...chosen, report: 'closed' }).report).toBe('closed');
  });
});
