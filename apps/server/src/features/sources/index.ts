export { openArcgisLayer } from './arcgis/arcgis-layer.ts';
export { fetchLayer } from './arcgis/fetch-layer.ts';
export { sourcesFeature } from './feature.ts';
export { fetchFile } from './files/fetch-file.ts';
export { fetchNewFile } from './files/fetch-new-file.ts';
export { processNewFiles } from './folder/process-new-files.ts';
export { fetchChanges, type PortalChanges } from './portal/fetch-changes.ts';
export type { PortalAccess, SourceKind, SourceOutcome, SourceRun } from './source-kind.ts';
export { createPortalAccess } from './source-kind.ts';
