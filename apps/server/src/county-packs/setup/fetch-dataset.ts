import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { CountyDataset } from '@townlight/county';
import type { CrimeSource } from '@townlight/domain/crime';
import {
  fetchChanges,
  fetchLayer,
  openArcgisLayer,
  type PortalAccess,
} from '../../features/sources/index.ts';
import { downloadFile } from '../../ingest/files/download-file.ts';
import { refuseRowLimitedUrl } from '../../ingest/files/row-limited-url.ts';

/** What a download needs in addition to the dataset. */
export interface FetchContext {
  readonly dataFolder: string;
  readonly portal: PortalAccess;
  readonly signal: AbortSignal;
  /** The pack's sources of crime records: rows of a portal omit empty columns. */
  readonly crimeSources: Readonly<Record<string, CrimeSource>>;
  readonly onProgress: (fetched: number, done: number | null) => void;
}

/** Returns where the file of a dataset is stored: `<data folder>/downloads/<name>.csv`. */
export function downloadPath(dataFolder: string, name: string, dataset: CountyDataset): string {
  return join(dataFolder, 'downloads', `${name}${extensionOf(dataset)}`);
}

function extensionOf(dataset: CountyDataset): string {
  const usual = dataset.loads === 'boundaries' ? '.geojson' : '.csv';
  if ('format' in dataset && dataset.format !== 'file') return usual;
  const { pathname } = new URL(dataset.url);
  return /\.(csv|geojson|json|zip)(\.gz)?$/i.exec(pathname)?.[0].toLowerCase() ?? usual;
}

/**
 * Fetches a dataset into its file, which appears when it is complete; one that was fetched before is used again.
 * @returns whether anything was fetched
 */
export async function fetchDataset(
  name: string,
  dataset: CountyDataset,
  context: FetchContext,
): Promise<boolean> {
  const path = downloadPath(context.dataFolder, name, dataset);
  if (existsSync(path)) return false;
  mkdirSync(join(path, '..'), { recursive: true });
  const format = 'format' in dataset ? dataset.format : 'file';
  if (format === 'file') {
    refuseRowLimitedUrl(dataset.url);
    const { portal, signal, onProgress } = context;
    await downloadFile(dataset.url, path, onProgress, { fetch: portal.fetch, signal });
  } else if (dataset.loads === 'boundaries') await fetchGeoJson(dataset, path, context);
  else await fetchRows(name, dataset, path, context);
  return true;
}

async function fetchRows(
  name: string,
  dataset: CountyDataset,
  path: string,
  { portal, signal, dataFolder, crimeSources, onProgress }: FetchContext,
): Promise<void> {
  const run = {
    name,
    place: dataset.url,
    mark: null,
    saveMark: async () => undefined,
    portal,
    signal,
    dataFolder,
    reportProgress: onProgress,
  };
  const store = async ({ file }: { file: string }) => renameSync(file, path);
  if (dataset.loads === 'crime' && dataset.format === 'socrata') {
    const columns = Object.values(crimeSources[dataset.source]?.columns ?? {});
    await fetchChanges(
      run,
      columns.filter((column) => column !== undefined),
      store,
    );
  } else await fetchLayer(run, 'filter' in dataset ? dataset.filter : undefined, store);
}

async function fetchGeoJson(
  { url, filter }: { readonly url: string; readonly filter?: string | undefined },
  path: string,
  { portal, signal, onProgress }: FetchContext,
): Promise<void> {
  const layer = openArcgisLayer(url, filter, portal, signal);
  const state = await layer.readState();
  const text = async function* (): AsyncGenerator<string> {
    let written = 0;
    yield '{"type":"FeatureCollection","features":[';
    for await (const page of layer.readPages(state, 'geojson')) {
      const features = page.map((feature) => JSON.stringify(feature)).join(',\n');
      yield `${written === 0 ? '\n' : ',\n'}${features}`;
      written += page.length;
      onProgress(written, written / state.rows);
    }
    yield '\n]}\n';
  };
  const partial = `${path}.part`;
  try {
    await pipeline(text, createWriteStream(partial));
    renameSync(partial, path);
  } finally {
    rmSync(partial, { force: true });
  }
}
