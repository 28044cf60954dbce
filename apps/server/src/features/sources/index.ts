export { sourcesFeature } from './feature.ts';
export { fetchFile } from './files/fetch-file.ts';
export { processNewFiles } from './folder/process-new-files.ts';
export { fetchChanges } from './portal/fetch-changes.ts';
export type { SourceKind, SourceOutcome, SourceRun } from './source-kind.ts';
