export * from './apply-category-change.ts';
export * from './category-change.ts';
export {
  type CategoryDraft,
  type CategoryTables,
  compareAlphabetically,
  compareByDescription,
  compareByName,
  draftToTables,
  type FormerName,
  type NamedTableKey,
  type OfficialDescription,
  openCategoryDraft,
  toDescriptionKey,
} from './category-draft.ts';
export * from './category-scheme.ts';
export * from './effect.ts';
export * from './import-scheme.ts';
export { computeNetChanges, hasNetChanges, type NetCategoryChanges } from './net-changes.ts';
export * from './propose-seed.ts';
export * from './refusal.ts';
export * from './row-change.ts';
export * from './undo-saved-rows.ts';
export * from './validate-name.ts';
export { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH } from './validate-name.ts';
