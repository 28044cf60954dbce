export type { AirPlace } from './air-place.ts';
export * from './page.ts';
export {
  PAGE_PATHS,
  PAGE_PATTERNS,
  type PageKind,
  STAFF_PAGE_PATHS,
  type StaffPageKind,
  splitPath,
} from './page-paths.ts';
export * from './subscription-page.ts';
