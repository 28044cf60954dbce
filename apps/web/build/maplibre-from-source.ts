import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const PUBLISHED = 'maplibre-gl';
const PUBLISHED_WORKER = 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
const WORKER_URL = '\0map-worker-url';

/**
 * Builds MapLibre from its published TypeScript sources, so that the page and its worker share a chunk: each of the two
 * published bundles contains half of the other (see decision 0025). The app code is unaffected: without this plug-in,
 * as in `vite dev`, it gets the bundles.
 */
export function buildMaplibreFromSource(): Plugin {
  const root = dirname(createRequire(import.meta.url).resolve('maplibre-gl/package.json'));
  const source = join(root, 'src/');
  return {
    name: 'townlight-maplibre-from-source',
    enforce: 'pre',
    apply: 'build',
    resolveId(id) {
      if (id === PUBLISHED) return join(source, 'index.ts');
      return id === PUBLISHED_WORKER ? WORKER_URL : null;
    },
    load(id) {
      if (id !== WORKER_URL) return null;
      const worker = join(source, 'source/worker.ts');
      const chunk = this.emitFile({ type: 'chunk', id: worker, name: 'map-worker' });
      return `export default import.meta.ROLLUP_FILE_URL_${chunk};`;
    },
    transform(code, id) {
      if (!id.startsWith(source) || !id.endsWith('.ts')) return null;
      // MapLibre expects fields with assign semantics: a field that is only declared must not overwrite what its base
      // class has set.
      return transformWithOxc(code, id, {
        sourcemap: false,
        assumptions: { setPublicClassFields: true },
        typescript: { removeClassFieldsWithoutInitializer: true },
      });
    },
  };
}
