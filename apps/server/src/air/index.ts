export { type AreaChange, areaChanges } from './feed/area-changes.ts';
export { hourFormat } from './hour-format.ts';
export { type AirOptions, type AirPart, airPart } from './part.ts';
export { areaMonths } from './replies/area-months.ts';
export { type AreaMonthAir, monthAir } from './replies/month-air.ts';
export { unhealthyAreas } from './replies/unhealthy-areas.ts';
export { type AirData, NO_ESTIMATE } from './snapshot/air-data.ts';
export { type AirSnapshot, areaNearestKm, errorOfAllLevels } from './snapshot/air-snapshot.ts';
export { airNowSource } from './sources/airnow-source.ts';
