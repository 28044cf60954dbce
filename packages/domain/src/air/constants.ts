/** Hourly readings are revised at first: pages show the hour this many hours before the last update. // spec 9, reading 9 */
export const AIR_SETTLING_HOURS = 5;

/** The chart of a place covers the last 48 hours. // spec 9 */
export const AIR_HISTORY_HOURS = 48;

/** How many of the nearest stations an estimate uses by default. // spec 7 */
export const DEFAULT_SENSORS = 4;

/** The number that asks for all stations. // spec 7 */
export const ALL_SENSORS = 5_000;

/** Weights fall with this power of the distance (reading 19). */
export const DISTANCE_POWER = 2;

/** Farther from every station than this, an estimate is shown faded and says why. */
export const FAR_FROM_STATIONS_KM = 25;

/** The ranking table of a place shows at most 10 rows. // spec 9 */
export const AIR_RANKING_ROWS = 10;

/** Air pages clamp zoom between these. // spec 9 */
export const AIR_ZOOM = { min: 8, max: 12 } as const;

/** An area is estimated at the points of a lattice of so many by so many over its bounds, as far as they lie in it. */
export const AREA_POINTS_PER_SIDE = 4;

/** Errors are told apart by kilometers to the nearest station: up to each of these, and beyond. */
export const ERROR_DISTANCES_KM = [5, 10, 15, 20, 30] as const;

/**
 * Errors are told apart by the concentration that was estimated, too, since it is known where no station stands: up to each
 * of these in µg/m³, and beyond. They are the bands of the site's table.
 */
export const ERROR_LEVELS_PM25 = [15.5, 40.5, 65.5, 150.5, 250.4, 500.4] as const;

/** An error is told when it was measured at this many readings. */
export const LEAST_FOR_AN_ERROR = 100;

/** Stations this far outside the county's search bounds still tell of the air within. */
export const STATION_REACH_KM = 25;
