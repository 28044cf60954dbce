export { type AreaChange, areaChanges } from './feed/area-changes.ts';
export { type AirOptions, type AirPart, airPart } from './part.ts';
export type { AirSnapshot } from './snapshot/air-snapshot.ts';
export { airNowSource } from './sources/airnow-source.ts';
