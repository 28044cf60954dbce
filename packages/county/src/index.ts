export type { Categories, CategorizedCode, CodesCsvRow } from './categories/categories.ts';
export type { BaseMapFiles, CountyPack, MethodNotes } from './county-pack.ts';
export { AREA_NAME_PATTERN } from './county-schema.ts';
export type { CountyDataset } from './datasets-schema.ts';
export { loadCountyPack } from './load-county-pack.ts';
export { CountyPackError } from './pack-folder.ts';
export { listPackSchemas } from './pack-schemas.ts';
export type { StreetBlock } from './places/main-streets.ts';
export type { CountyPointOfInterest } from './places/points-of-interest.ts';
export {
  type NewCountyPack,
  type NewSmallBundle,
  writeCountyPack,
} from './write/write-county-pack.ts';
