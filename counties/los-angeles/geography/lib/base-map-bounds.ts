/** West, south, east and north of the base map: slightly more than a wide screen shows at the smallest zoom level. */
export const BASE_MAP_BOUNDS = [-121.4, 32.2, -115.6, 35.9] as const;
