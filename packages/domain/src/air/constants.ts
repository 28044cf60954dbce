/** Hourly readings are revised at first: pages show the hour this many hours before the last update. // spec 9, reading 9 */
export const AIR_SETTLING_HOURS = 5;

/** The chart of a place covers the last 48 hours. // spec 9 */
export const AIR_HISTORY_HOURS = 48;

/** How many of the nearest stations an estimate uses unless told. // spec 7 */
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
