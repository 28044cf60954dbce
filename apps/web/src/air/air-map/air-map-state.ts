import { pagePath } from '@townlight/domain/pages';
import type { Hour } from '@townlight/domain/time';
import {
  type AreaMapState,
  DEFAULT_AREA_MAP_STATE,
  openForSelection,
  readAreaMapState,
  writeAreaMapState,
} from '../../area-map/area-map-state.ts';
import { county } from '../../language/county.ts';
import { HOUR_QUERY, hourInAddress, readHour } from '../figures/air-hour.ts';
import { type PageScale, readScale, SCALE_QUERY, scaleInAddress } from '../figures/air-scale.ts';

/** EPA's colors, or a palette for readers with color vision deficiency. */
export type BandColors = 'epa' | 'vision';

/** The state of the air quality map, derived from the address. */
export interface AirMapState extends AreaMapState {
  /** Any hour; `null` is the opening hour, or the last of a window of the past. */
  readonly hour: Hour | null;
  /** Last hour that can be played; `null` is the current one. */
  readonly until: Hour | null;
  readonly scale: PageScale;
  readonly colors: BandColors;
}

/** The shown hour and the last hour that can be played with it. */
export type ShownMoment = Pick<AirMapState, 'hour' | 'until'>;

/** The hours up to the current one, at the opening hour. */
export const NEWEST: ShownMoment = { hour: null, until: null };

export const DEFAULT_STATE: AirMapState = {
  ...DEFAULT_AREA_MAP_STATE,
  ...NEWEST,
  scale: 'site',
  colors: 'epa',
};

/** Parses the state from a query string; a value that is not valid becomes the default. */
export function readState(query: URLSearchParams): AirMapState {
  return {
    ...readAreaMapState(query),
    hour: hourOf(query.get(HOUR_QUERY)),
    until: hourOf(query.get('until')),
    scale: readScale(query),
    colors: query.get('colors') === 'vision' ? 'vision' : 'epa',
  };
}

/** Serializes only what differs from the default, so that the default page has an address without a query. */
export function writeState(state: AirMapState): URLSearchParams {
  const query = new URLSearchParams();
  if (state.until !== null) query.set('until', hourInAddress(state.until, county.timeZone));
  if (state.hour !== null) query.set(HOUR_QUERY, hourInAddress(state.hour, county.timeZone));
  const scale = scaleInAddress(state.scale);
  if (scale !== null) query.set(SCALE_QUERY, scale);
  if (state.colors !== 'epa') query.set('colors', state.colors);
  writeAreaMapState(query, state);
  return query;
}

/** Returns the path of the air quality map in a state; omitted properties are the default. */
export function airMapPath(state: Partial<AirMapState>): string {
  const query = writeState({ ...DEFAULT_STATE, ...state }).toString();
  return pagePath({ kind: 'air-map', area: null }) + (query === '' ? '' : `?${query}`);
}

export function changeState(state: AirMapState, change: Partial<AirMapState>): AirMapState {
  return openForSelection(state, { ...state, ...change });
}

function hourOf(written: string | null): Hour | null {
  const asked = readHour(new URLSearchParams({ [HOUR_QUERY]: written ?? '' }), county.timeZone);
  return asked.kind === 'hour' ? asked.hour : null;
}
