/**
 * Hourly readings are revised at first: pages show the hour this many hours before the last update.
 * // spec 9, reading 9
 */
export const AIR_SETTLING_HOURS = 5;

/** The chart of a place covers the last 48 hours. // spec 9 */
export const AIR_HISTORY_HOURS = 48;

/** How many of the nearest stations an estimate uses by default. // spec 7 */
export const DEFAULT_SENSORS = 4;

/** The value of `sensors` that selects all stations. // spec 7 */
export const ALL_SENSORS = 5_000;

/** Exponent of inverse distance weighting (reading 19). */
export const IDW_POWER = 2;

/** Beyond this distance from every station an estimate is shown faded, with an explanation. */
export const FAR_FROM_STATIONS_KM = 25;

/** The ranking table of a place shows at most 10 rows. // spec 9 */
export const MAX_AIR_RANKING_ROWS = 10;

/** Air pages clamp zoom between these. // spec 9 */
export const AIR_ZOOM_LIMITS = { min: 8, max: 12 } as const;

/** An area is estimated on a lattice of this many points per side over its bounds, restricted to points inside it. */
export const AREA_GRID_POINTS_PER_SIDE = 4;

/** Upper bounds of the distance classes for errors, in kilometers to the nearest station. */
export const ERROR_DISTANCE_BREAKS_KM = [5, 10, 15, 20, 30] as const;

/**
 * Upper bounds of the level classes for errors, in µg/m³ of the estimate, since the true value is unknown between
 * stations. They are the breakpoints of the site's table.
 */
export const ERROR_LEVEL_BREAKS_PM25 = [15.5, 40.5, 65.5, 150.5, 250.4, 500.4] as const;

/** Minimum number of readings behind a published error. */
export const MIN_READINGS_FOR_ERROR = 100;

/** Stations up to this far outside the county's search bounds are used as well. */
export const STATION_SEARCH_MARGIN_KM = 25;

/**
 * AirNow's forecast of a reporting area applies to places up to this far from its published point. The points of Los
 * Angeles are 10 to 40 km apart, and those of the desert farther.
 */
export const MAX_FORECAST_DISTANCE_KM = 50;

/** A forecast is issued a few days ahead; a date farther ahead is a mistake. */
export const MAX_FORECAST_DAYS_AHEAD = 30;
