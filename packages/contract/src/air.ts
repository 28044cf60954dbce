import { AQI_CATEGORIES, AQI_SCALES, READING_FLAGS } from '@townlight/domain/air';
import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';
import { areaIdSchema } from './places.ts';

/** The start of an hour with the county's UTC offset: `2026-11-21T13:00:00-08:00`. */
export const hourSchema = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:00:00[+-]\d{2}:\d{2}$/));
/** Any instant with its offset or `Z`; it selects the hour that contains it. */
const requestedInstant = z.iso.datetime({ offset: true });

const aqi = z.int().check(z.gte(0), z.lte(500));
/** µg/m³ in tenths. */
const pm25 = z.number().check(z.gte(0));
const category = z.enum(AQI_CATEGORIES);
const rank = z.int().check(z.gte(1));
const count = z.int().check(z.gte(0));

/** `site` is the specification's own table for a single hour and the default; the others use NowCast. */
export const aqiScaleSchema = z.enum(AQI_SCALES);

const pointQuery = {
  lat: z.coerce.number().check(z.gte(-90), z.lte(90)),
  long: z.coerce.number().check(z.gte(-180), z.lte(180)),
  /** How many of the nearest stations are used; 5000 selects all of them. */
  sensors: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(5_000))),
  /** The settled hour by default. */
  datetime: z.optional(requestedInstant),
  scale: z.optional(aqiScaleSchema),
};

/** `GET /api/air-quality/aqi`: the estimate at a point; one item, or none where no station has a reading. */
export const aqiQuery = z.object(pointQuery);
/** Concentration, index and its error at a point, with the distance to the stations. */
export const aqiEstimate = z.object({
  aqi,
  datetime: hourSchema,
  aqi_category: category,
  /** Concentration of the hour itself, whatever the scale. */
  pm25,
  /** The concentration is above the end of the scale. */
  beyond_index: z.boolean(),
  /** How many stations the estimate uses, and the distance to the nearest. */
  stations: count,
  nearest_km: z.number(),
  /** Every station is farther away than the distance for which estimates are valid. */
  far: z.boolean(),
  /**
   * Mean absolute error of estimates at this level and distance in µg/m³, measured by cross-validation at the
   * stations, from `by_level` of the accuracy call; null where too few readings were predicted.
   */
  error_pm25: z.nullable(pm25),
  /** 90th percentile of the absolute error of those estimates in µg/m³. */
  one_in_ten_pm25: z.nullable(pm25),
  /**
   * Median of this hour of the day in this month over the years on record at this point; null with fewer than two
   * years or too few readings.
   */
  usual_pm25: z.nullable(pm25),
  /**
   * Mean absolute error here at the usual concentration: a difference from `usual_pm25` up to this size is not
   * significant; null where not measured.
   */
  usual_error_pm25: z.nullable(pm25),
});
export const aqiEstimates = z.array(aqiEstimate);
export type AqiEstimate = z.infer<typeof aqiEstimate>;

/**
 * `GET /api/air-quality/aqi-history`: the 48 hours that end with `datetime`, oldest first; `aqi` is null for an hour
 * without readings.
 */
export const aqiHistoryQuery = z.object(pointQuery);
/** One hour of the history; `aqi` is null without a reading. */
export const aqiHistoryPoint = z.object({
  datetime: hourSchema,
  aqi: z.nullable(aqi),
  pm25: z.nullable(pm25),
  /** There is no figure because the nearest monitor reads much worse than the others and may be correct or faulty. */
  doubtful: z.boolean(),
});
export const aqiHistory = z.array(aqiHistoryPoint);
export type AqiHistoryPoint = z.infer<typeof aqiHistoryPoint>;

/**
 * `GET /api/air-quality/ranking`: the ten neighborhoods with the worst air, and the requested one whatever its rank.
 */
export const aqiRankingQuery = z.object({
  datetime: z.optional(requestedInstant),
  neighborhood: z.optional(areaIdSchema),
  scale: z.optional(aqiScaleSchema),
});
/** The rank and index of one neighborhood. */
export const aqiRankingRow = z.object({
  /** 1 = worst air; ties share a rank. Null for a requested neighborhood far from every station with a reading. */
  rank: z.nullable(rank),
  neighborhood: areaIdSchema,
  name: z.string(),
  aqi,
  aqi_category: category,
});
export const aqiRanking = z.array(aqiRankingRow);
export type AqiRankingRow = z.infer<typeof aqiRankingRow>;

/** `GET /api/health/air_quality/last_updated`: one item, or none before the first reading. */
export const airStatus = z.object({
  /** The newest hour with a reading. */
  last_updated: hourSchema,
  /** The settled hour, 5 hours earlier. Rankings, days and months use settled hours. */
  datetime: hourSchema,
  /** The newest hour that enough stations have reported. Its figures may be corrected. */
  current: hourSchema,
  /**
   * The hour in which the map opens: the settled hour, or the current one where some neighborhood is, or may be, in a
   * worse category.
   */
  map_opens: hourSchema,
  /** The first hour on record. */
  first: hourSchema,
  /** The readings are generated samples. */
  sample: z.boolean(),
});
export const airStatuses = z.array(airStatus);
export type AirStatus = z.infer<typeof airStatus>;

const dayParams = {
  year: z.coerce.number().check(z.int(), z.gte(1900), z.lte(9999)),
  month: z.coerce.number().check(z.int(), z.gte(1), z.lte(12)),
  day: z.coerce.number().check(z.int(), z.gte(1), z.lte(31)),
};

/** `GET /api/health/air_quality/date`: all neighborhoods at one hour of the county's clock. */
export const areaAirHoursQuery = z.object({
  ...dayParams,
  hour: z.coerce.number().check(z.int(), z.gte(0), z.lte(23)),
  /** `-08:00`: selects one of the two equal clock hours in the night when clocks go back; the earlier by default. */
  offset: z.optional(z.string().check(z.regex(/^[+-]\d{2}:\d{2}$/))),
  scale: z.optional(aqiScaleSchema),
});
/** The air of one neighborhood in one hour. */
export const areaAirHour = z.object({
  neighborhood: areaIdSchema,
  avg_aqi: z.nullable(aqi),
  avg_pm25: z.nullable(pm25),
  /** 1 = worst air; ties share a rank. Null without a figure, and far from every station with a reading. */
  ranking: z.nullable(rank),
  date: hourSchema,
});
export const areaAirHours = z.array(areaAirHour);
export type AreaAirHour = z.infer<typeof areaAirHour>;

/** `GET /api/health/air_quality/neighborhood`: the hours of one day of the county's calendar. */
export const airTrendQuery = z.object({
  neighborhood: areaIdSchema,
  ...dayParams,
  scale: z.optional(aqiScaleSchema),
});
/** One hour of one neighborhood; `avg_aqi` is null without a reading. */
export const airTrendPoint = z.object({ date_observed: hourSchema, avg_aqi: z.nullable(aqi) });
export const airTrend = z.array(airTrendPoint);
export type AirTrendPoint = z.infer<typeof airTrendPoint>;

/**
 * `GET /api/air-quality/hours`: the hours of the map's animation, which end with `until`, oldest first.
 * Concentrations are in tenths of µg/m³, so that one reply serves every scale: the first 11 hours are needed for the
 * NowCast of the twelfth.
 */
export const airMapHoursQuery = z.object({ until: z.optional(requestedInstant) });
const tenths = z.nullable(z.int().check(z.gte(0)));
/** Concentrations of all neighborhoods and stations by hour, in tenths of µg/m³. */
export const airMapHours = z.object({
  /** Index in `hours` of the first hour that can be shown. */
  shown_from: count,
  hours: z.array(hourSchema),
  /** Distance in the newest hour; `distances` has that of each hour. */
  neighborhoods: z.array(
    z.object({ neighborhood: areaIdSchema, nearest_km: z.number(), far: z.boolean() }),
  ),
  /** By hour, then neighborhood. */
  pm25: z.array(z.array(tenths)),
  /**
   * By hour: indexes of neighborhoods without a figure because the nearest monitor reads much worse and may be
   * correct or faulty.
   */
  doubtful: z.array(z.array(count)),
  /**
   * Kilometers from each neighborhood to the nearest station with a reading, one list for each set of reporting
   * stations.
   */
  distances: z.array(z.array(z.number())),
  /** By hour: the index in `distances`. */
  distance_of: z.array(count),
  stations: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      longitude: z.number(),
      latitude: z.number(),
      /** By hour: raw reading, so that a faulty one may be negative. */
      pm25: z.array(z.nullable(z.int())),
      /** Why the reading of the newest hour is excluded from estimates. */
      flag: z.nullable(z.enum(READING_FLAGS)),
    }),
  ),
});
export type AirMapHours = z.infer<typeof airMapHours>;

/** `GET /api/air-quality/days`: a month of one neighborhood, a row a day of the calendar. */
export const airDaysQuery = z.object({
  neighborhood: areaIdSchema,
  year: dayParams.year,
  month: dayParams.month,
  scale: z.optional(aqiScaleSchema),
});
/** One day of a neighborhood: the index of its mean, null without enough readings. */
export const airDay = z.object({
  /** `2026-11-21` */
  date: z.iso.date(),
  /** Index of the mean of its hours; null with readings for fewer than three quarters of them. */
  aqi: z.nullable(aqi),
  pm25: z.nullable(pm25),
  hours: count,
});
export const airDays = z.array(airDay);
export type AirDay = z.infer<typeof airDay>;

export const aqiRoute = defineRoute({
  method: 'GET',
  path: '/api/air-quality/aqi',
  query: aqiQuery,
  reply: aqiEstimates,
});

export const aqiHistoryRoute = defineRoute({
  method: 'GET',
  path: '/api/air-quality/aqi-history',
  query: aqiHistoryQuery,
  reply: aqiHistory,
});

export const aqiRankingRoute = defineRoute({
  method: 'GET',
  path: '/api/air-quality/ranking',
  query: aqiRankingQuery,
  reply: aqiRanking,
});

export const airStatusesRoute = defineRoute({
  method: 'GET',
  path: '/api/health/air_quality/last_updated',
  reply: airStatuses,
});

export const areaAirHoursRoute = defineRoute({
  method: 'GET',
  path: '/api/health/air_quality/date',
  query: areaAirHoursQuery,
  reply: areaAirHours,
});

export const airTrendRoute = defineRoute({
  method: 'GET',
  path: '/api/health/air_quality/neighborhood',
  query: airTrendQuery,
  reply: airTrend,
});

export const airMapHoursRoute = defineRoute({
  method: 'GET',
  path: '/api/air-quality/hours',
  query: airMapHoursQuery,
  reply: airMapHours,
});

export const airDaysRoute = defineRoute({
  method: 'GET',
  path: '/api/air-quality/days',
  query: airDaysQuery,
  reply: airDays,
});
