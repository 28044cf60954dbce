import {
  type AqiCategory,
  type AreaForecast,
  combineForecast,
  MAX_FORECAST_DAYS_AHEAD,
  parseCategoryName,
} from '@townlight/domain/air';
import type { GeoPoint } from '@townlight/domain/places';
import { addDays, type Day, formatDay, toDay } from '@townlight/domain/time';
import { findValueFault } from '../../../ingest/rows/value-fault.ts';

// AirNow's file of reporting areas has no header: issue date | valid date | valid time | zone | sequence | data type |
// primary | area | state | latitude | longitude | pollutant | AQI | category | action day | discussion | agency.
const FIELDS = 17;
const [ISSUED, VALID, TYPE, PRIMARY, AREA, STATE] = [0, 1, 5, 6, 7, 8];
const [LATITUDE, LONGITUDE, POLLUTANT, AQI, CATEGORY, ACTION, DISCUSSION] = [
  9, 10, 11, 12, 13, 14, 15,
];

/** Far above any index of smoke or dust on record. */
const MAX_AQI = 9_999;
/** A longer discussion is cut off. */
const MAX_DISCUSSION_LENGTH = 4_000;
/** Names are indexed together, and PostgreSQL indexes about 2,700 bytes. */
const MAX_NAME_LENGTH = 100;
const NO_INDEX = ['', '-1', '-999'];

/** Why a row is not used, although it can be read. */
export type SkippedForecastReason =
  | 'observations'
  | 'yesterdays'
  | 'farAreas'
  | 'pastDays'
  | 'withoutForecast'
  | 'repeated';

/** The day of a reporting area that a row is about, as far as it can be read. */
export interface ForecastDay {
  readonly area: string;
  readonly state: string;
  /** Null where the date cannot be read: the row may be about any day. */
  readonly validOn: Day | null;
}

export type ParsedForecastRow =
  | { readonly kind: 'forecast'; readonly forecast: AreaForecast }
  | { readonly kind: 'skipped'; readonly why: SkippedForecastReason }
  | { readonly kind: 'rejected'; readonly reason: string; readonly about: ForecastDay };

export interface ForecastRowOptions {
  /** Whether a reporting area's point is near enough to the county. */
  isNear(point: GeoPoint): boolean;
  /** The day in the county. */
  readonly today: Day;
}

/** Parses a row of AirNow's file of reporting areas (`reportingarea.dat`). Only forecasts near the county are used. */
export function parseForecastRow(
  row: readonly string[],
  { isNear, today }: ForecastRowOptions,
): ParsedForecastRow {
  const field = (at: number) => row[at]?.trim() ?? '';
  const validOn = parseDate(field(VALID));
  const about = { area: field(AREA), state: field(STATE), validOn };
  const rejected = (reason: string) => ({ kind: 'rejected', reason, about }) as const;
  const skipped = (why: SkippedForecastReason) => ({ kind: 'skipped', why }) as const;
  const type = field(TYPE);
  if (type === 'O') return skipped('observations');
  if (type === 'Y') return skipped('yesterdays');
  if (row.length < FIELDS)
    return rejected(
      `has ${row.length} fields where AirNow's file of reporting areas has ${FIELDS}`,
    );
  if (type !== 'F') return rejected(`the data type is "${type}"; F, O and Y are allowed`);
  const latitude = parseDegrees(field(LATITUDE), 90);
  if (latitude === null)
    return rejected(`the latitude is "${field(LATITUDE)}"; degrees from -90 to 90 are allowed`);
  const longitude = parseDegrees(field(LONGITUDE), 180);
  if (longitude === null)
    return rejected(`the longitude is "${field(LONGITUDE)}"; degrees from -180 to 180 are allowed`);
  if (!isNear({ latitude, longitude })) return skipped('farAreas');
  const issuedOn = parseDate(field(ISSUED));
  if (issuedOn === null)
    return rejected(`the issue date is "${field(ISSUED)}"; a date as 11/30/26 is allowed`);
  if (validOn === null)
    return rejected(`the valid date is "${field(VALID)}"; a date as 11/30/26 is allowed`);
  if (issuedOn > addDays(today, 1))
    return rejected(
      `the issue date is ${formatDay(issuedOn)}; dates to ${formatDay(addDays(today, 1))} are allowed`,
    );
  if (validOn > addDays(issuedOn, MAX_FORECAST_DAYS_AHEAD))
    return rejected(
      `the valid date is ${formatDay(validOn)}; dates to ${MAX_FORECAST_DAYS_AHEAD} days after the issue date, ${formatDay(issuedOn)}, are allowed`,
    );
  if (about.area === '') return rejected('names no reporting area');
  const pollutant = field(POLLUTANT);
  if (pollutant === '') return rejected('names no pollutant');
  if (!/^[YN]$/.test(field(PRIMARY)))
    return rejected(
      `the mark of the primary pollutant is "${field(PRIMARY)}"; Y and N are allowed`,
    );
  const aqi = parseAqi(field(AQI));
  if (aqi === undefined)
    return rejected(
      `the AQI is "${field(AQI)}"; a whole number from 0 to ${MAX_AQI}, -1 and nothing are allowed`,
    );
  const category = parseCategory(field(CATEGORY));
  if (category === undefined)
    return rejected(
      `the category is "${field(CATEGORY)}"; Good, Moderate, Unhealthy for Sensitive Groups, Unhealthy, Very Unhealthy, Hazardous and nothing are allowed`,
    );
  const action = field(ACTION).toLowerCase();
  if (!['yes', 'no', ''].includes(action))
    return rejected(`the action day is "${field(ACTION)}"; Yes and No are allowed`);
  // a discussion may contain the delimiter
  const discussion = row.slice(DISCUSSION, -1).join('|').trim();
  const agency = row.at(-1)?.trim() ?? '';
  const fault =
    findNameFault('the reporting area', about.area) ??
    findNameFault('the state', about.state) ??
    findNameFault('the pollutant', pollutant) ??
    findNameFault('the agency', agency) ??
    (discussion.includes('\0') ? 'the discussion has a NUL character, which text never has' : null);
  if (fault !== null) return rejected(fault);
  const figure = combineForecast(aqi, category);
  if (figure === null) return skipped('withoutForecast');
  if (validOn < today) return skipped('pastDays');
  return {
    kind: 'forecast',
    forecast: {
      area: about.area,
      state: about.state,
      validOn,
      issuedOn,
      longitude,
      latitude,
      pollutant,
      ...figure,
      isPrimary: field(PRIMARY) === 'Y',
      isActionDay: action === 'yes',
      discussion: cutOff(discussion),
      agency,
    },
  };
}

function findNameFault(what: string, name: string): string | null {
  const fault = findValueFault(name);
  if (fault !== null) return `${what} ${fault}`;
  return name.length > MAX_NAME_LENGTH
    ? `${what} has ${name.length} characters; at most ${MAX_NAME_LENGTH} are allowed`
    : null;
}

/** Parses `11/30/26` and `11/30/2026`. */
function parseDate(text: string): Day | null {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text) ?? [];
  if (year === undefined) return null;
  return toDay(year.length === 2 ? 2000 + Number(year) : Number(year), Number(month), Number(day));
}

function parseDegrees(text: string, limit: number): number | null {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return null;
  return Math.abs(Number(text)) <= limit ? Number(text) : null;
}

/** Returns null for no index, and undefined for text that is none. */
function parseAqi(text: string): number | null | undefined {
  if (NO_INDEX.includes(text)) return null;
  return /^\d{1,4}$/.test(text) && Number(text) <= MAX_AQI ? Number(text) : undefined;
}

function parseCategory(text: string): AqiCategory | null | undefined {
  return text === '' ? null : (parseCategoryName(text) ?? undefined);
}

function cutOff(text: string): string {
  return text.length <= MAX_DISCUSSION_LENGTH
    ? text
    : `${text.slice(0, MAX_DISCUSSION_LENGTH).replace(/[\ud800-\udbff]$/, '')}…`;
}
