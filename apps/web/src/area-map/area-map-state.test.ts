import { describe, expect, test } from 'vitest';
import {
  DEFAULT_AREA_MAP_STATE,
  openForSelection,
  readAreaMapState,
  writeAreaMapState,
} from './area-map-state.ts';

describe('the state that every map has in its address', () => {
  test.each([
    {},
    { area: 'venice' },
    { view: 'table' as const },
    { area: '90291', view: 'table' as const, report: 'closed' as const },
  ])('is read as it was written: %o', (part) => {
    const state = { ...DEFAULT_AREA_MAP_STATE, ...part };
    const query = new URLSearchParams();
    writeAreaMapState(query, state);
    expect(readAreaMapState(query)).toEqual(state);
  });

  test('of the plain page is empty', () => {
    const query = new URLSearchParams();
    writeAreaMapState(query, DEFAULT_AREA_MAP_STATE);
    expect(query.toString()).toBe('');
  });

  test('falls back to the default where it is not understood', () => {
    const query = new URLSearchParams('view=globe&report=half&area=');
    expect(readAreaMapState(query)).toEqual(DEFAULT_AREA_MAP_STATE);
  });

  test('opens the report for a newly chosen area, and lets it be closed again', () => {
    const closed = { ...DEFAULT_AREA_MAP_STATE, report: 'closed' as const };
    const chosen = openForSelection(closed, { ...closed, area: 'venice' });
    expect(chosen.report).toBe('open');
    expect(openForSelection(chosen, { ...chosen, report: 'closed' }).report).toBe('closed');
  });
});
