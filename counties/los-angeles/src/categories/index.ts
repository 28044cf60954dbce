export { lapdNibrsCode } from './lapd-nibrs-code.ts';
export { seedCategories } from './seed-categories.ts';
export type { SeedCategories, SeedDescription } from './seed-categories-types.ts';
