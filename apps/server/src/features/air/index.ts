export { type AirFeature, type AirFeatureOptions, airFeature } from './feature.ts';
export { type AirCategoryChange, findAirCategoryChanges } from './feed/air-category-changes.ts';
export { createHourFormatter } from './hour-formatter.ts';
export { summarizeAreaMonths } from './replies/area-months.ts';
export { type AreaMonthAir, summarizeMonthAir } from './replies/month-air.ts';
export { refuseOutsidePoint } from './replies/place-air.ts';
export { findUnhealthyAreas } from './replies/unhealthy-areas.ts';
export {
  type AreaWeekAir,
  DAYS_PER_WEEK,
  summarizeWeekAir,
  type WeekDayAir,
} from './replies/week-air.ts';
export { type AirData, NO_ESTIMATE } from './snapshot/air-data.ts';
export {
  type AirSnapshot,
  findErrorAtDistance,
  getNearestStationKm,
} from './snapshot/air-snapshot.ts';
export { listAreasWithPoints } from './snapshot/area-points.ts';
export { createAirNowSource } from './sources/airnow-source.ts';
