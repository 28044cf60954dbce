export { fetchFile } from './files/fetch-file.ts';
export { processNewFiles } from './folder/read-folder.ts';
export { sourcesFeature } from './part.ts';
export { fetchChanges } from './portal/fetch-changes.ts';
export type { SourceKind, SourceOutcome, SourceRun } from './source-kind.ts';
