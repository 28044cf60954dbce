export type { AirPlace } from './air-place.ts';
export * from './page.ts';
export { coveragePath, newsFeedPaths } from './page.ts';
export { PAGE_PATHS, type PageKind, STAFF_PAGE_PATHS, type StaffPageKind } from './page-paths.ts';
export * from './page-patterns.ts';
export { splitPath } from './split-path.ts';
export * from './subscription-page.ts';
export * from './subscription-page.ts';
