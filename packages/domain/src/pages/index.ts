export type { AirPlace } from './air-place.ts';
export { coveragePath } from './coverage-path.ts';
export { newsFeedPaths } from './news-feeds.ts';
export * from './page.ts';
export * from './page-patterns.ts';
export { splitPath } from './split-path.ts';
export * from './subscription-page.ts';
export * from './subscription-pages.ts';
