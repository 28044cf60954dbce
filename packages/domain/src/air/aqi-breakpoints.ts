/** AQI categories from the best air to the worst. // spec 4 */
export const AQI_CATEGORIES = [
  'good',
  'moderate',
  'usg',
  'unhealthy',
  'veryunhealthy',
  'hazardous',
] as const;

/** `usg` is "unhealthy for sensitive groups". */
export type AqiCategory = (typeof AQI_CATEGORIES)[number];

/** One row of a table: concentrations from `from` to `to` µg/m³ map to indexes from `low` to `high`, inclusive. */
export interface AqiBreakpoint {
  readonly category: AqiCategory;
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

/** PM2.5 breakpoints in ascending order. A value on a shared edge belongs to the lower row (reading 20). */
export type AqiBreakpointTable = readonly AqiBreakpoint[];

/** The site's own table: EPA's of 1999 with joined edges. // spec 9 */
const SPECIFICATION: AqiBreakpointTable = [
  { category: 'good', from: 0, to: 15.5, low: 0, high: 51 },
  { category: 'moderate', from: 15.5, to: 40.5, low: 51, high: 101 },
  { category: 'usg', from: 40.5, to: 65.5, low: 101, high: 151 },
  { category: 'unhealthy', from: 65.5, to: 150.5, low: 151, high: 201 },
  { category: 'veryunhealthy', from: 150.5, to: 250.4, low: 201, high: 300 },
  { category: 'hazardous', from: 250.5, to: 500.4, low: 301, high: 500 },
];

/** EPA-454/B-18-007, in force from 2012 to May 5, 2024. */
const EPA_2012: AqiBreakpointTable = [
  { category: 'good', from: 0, to: 12, low: 0, high: 50 },
  { category: 'moderate', from: 12.1, to: 35.4, low: 51, high: 100 },
  { category: 'usg', from: 35.5, to: 55.4, low: 101, high: 150 },
  { category: 'unhealthy', from: 55.5, to: 150.4, low: 151, high: 200 },
  { category: 'veryunhealthy', from: 150.5, to: 250.4, low: 201, high: 300 },
  { category: 'hazardous', from: 250.5, to: 350.4, low: 301, high: 400 },
  { category: 'hazardous', from: 350.5, to: 500.4, low: 401, high: 500 },
];

/** 89 FR 16202, in force since May 6, 2024. */
const EPA_2024: AqiBreakpointTable = [
  { category: 'good', from: 0, to: 9, low: 0, high: 50 },
  { category: 'moderate', from: 9.1, to: 35.4, low: 51, high: 100 },
  { category: 'usg', from: 35.5, to: 55.4, low: 101, high: 150 },
  { category: 'unhealthy', from: 55.5, to: 125.4, low: 151, high: 200 },
  { category: 'veryunhealthy', from: 125.5, to: 225.4, low: 201, high: 300 },
  { category: 'hazardous', from: 225.5, to: 325.4, low: 301, high: 500 },
];

/** The scales that a reader can choose; `site` is the default. */
export const AQI_SCALES = ['site', 'epa-2012', 'epa-2024'] as const;
export type AqiScale = (typeof AQI_SCALES)[number];

/** The table of each scale: the specification's, and EPA's of 2012 and 2024. */
export const AQI_BREAKPOINTS: Readonly<Record<AqiScale, AqiBreakpointTable>> = {
  site: SPECIFICATION,
  'epa-2012': EPA_2012,
  'epa-2024': EPA_2024,
};

/** Bands of the air map's legend, best to worst. // spec 9 */
export const MAP_BANDS = [
  { from: 0, to: 50, id: 'good' },
  { from: 51, to: 100, id: 'moderate' },
  { from: 101, to: 150, id: 'sensitive' },
  { from: 151, to: 200, id: 'very-unhealthy' },
  { from: 200, to: null, id: 'stay-inside' },
] as const;

/**
 * Returns the map band of an index, 0 to 4: floor(aqi / 50), one less on exact multiples // spec 9, clamped to the
 * five bands (reading 21). 50 is in band 0, 51 in band 1.
 */
export function findMapBand(aqi: number): number {
  const band = Math.floor(aqi / 50) - (aqi % 50 === 0 ? 1 : 0);
  return Math.min(Math.max(band, 0), MAP_BANDS.length - 1);
}
