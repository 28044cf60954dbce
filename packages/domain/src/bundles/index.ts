export * from './apply-change.ts';
export * from './category-change.ts';
export {
  byDescription,
  byLetters,
  byName,
  type CategoryDraft,
  type CategoryTables,
  type Description,
  descriptionKey,
  type FormerName,
  type NamedTable,
  openDraft,
  tablesOf,
} from './category-draft.ts';
export * from './category-scheme.ts';
export { type CategoryChanges, changesAnything, changesBetween } from './changes-between.ts';
export { MOST_DESCRIPTION_CHARACTERS, MOST_NAME_CHARACTERS } from './check-name.ts';
export * from './effect.ts';
export * from './import-scheme.ts';
export * from './propose-seed.ts';
export * from './refusal.ts';
export * from './row-change.ts';
export * from './title-case.ts';
export * from './undo-rows.ts';
