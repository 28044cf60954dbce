export { fetchFile } from './files/fetch-file.ts';
export { readFolder } from './folder/read-folder.ts';
export { sourcesPart } from './part.ts';
export { fetchChanges } from './portal/fetch-changes.ts';
export type { SourceKind, SourceOutcome, SourceRun } from './source-kind.ts';
