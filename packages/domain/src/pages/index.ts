export type { AirPlace } from './air-place.ts';
export * from './page.ts';
export * from './page-patterns.ts';
