import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';
import { LEFT_OUT, LEFT_OUT_EXPRESSIONS, LEFT_OUT_SHADERS, REPLACED } from './maplibre-parts.ts';
import { standIn } from './stand-in.ts';

const WORKER_URL = 'virtual:map-worker-url';

/**
 * Builds MapLibre from the TypeScript it is published with, so that the page and its worker share
 * one chunk instead of each carrying a bundle of its own (270 KB brotli for 363 KB).
 * `virtual:map-worker-url` gives the address for `setWorkerUrl`.
 */
export function maplibreFromSource(): Plugin {
  const { resolve } = createRequire(import.meta.url);
  const root = dirname(resolve('maplibre-gl/package.json'));
  const specification = dirname(resolve('@maplibre/maplibre-gl-style-spec/package.json'));
  const about = join(root, 'package.json');
  const source = join(root, 'src/');
  const worker = join(source, 'source/worker.ts');
  const leftOut = new Map([
    ...LEFT_OUT.map((path) => [join(source, path), path] as const),
    ...LEFT_OUT_EXPRESSIONS.map((path) => [join(specification, path), path] as const),
  ]);
  const replaced = new Map(
    Object.entries(REPLACED).map(([path, code]) => [join(source, path), code]),
  );
  for (const path of [...leftOut.keys(), ...replaced.keys()]) {
    if (!existsSync(path)) throw new Error(`MapLibre has no ${path}; mend build/maplibre-parts.ts`);
  }
  let building = false;
  return {
    name: 'townlight-maplibre-from-source',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: /^maplibre-gl$/, replacement: join(source, 'index.ts') }] },
      optimizeDeps: { exclude: ['maplibre-gl'] },
    }),
    configResolved(config) {
      building = config.command === 'build';
    },
    transform(code, id) {
      if (!id.startsWith(source) || !id.endsWith('.ts')) return null;
      // MapLibre is written for fields that are assigned, not defined: a field that is only declared
      // must not wipe out what the class above it has set.
      return transformWithOxc(code, id, {
        sourcemap: false,
        assumptions: { setPublicClassFields: true },
        typescript: { removeClassFieldsWithoutInitializer: true },
      });
    },
    resolveId: (id) => (id === WORKER_URL ? `\0${WORKER_URL}` : null),
    load(id) {
      const path = leftOut.get(id);
      if (path !== undefined) {
        const where = 'build/maplibre-parts.ts';
        return standIn(`MapLibre's ${path}`, readFileSync(id, 'utf8'), where);
      }
      if (replaced.has(id)) return replaced.get(id);
      // MapLibre asks its own package file for its version, and would bring all of it
      if (id === about) {
        const { version } = JSON.parse(readFileSync(id, 'utf8')) as { version: string };
        return JSON.stringify({ version });
      }
      if (LEFT_OUT_SHADERS.test(id)) return `export default '';`;
      if (id !== `\0${WORKER_URL}`) return null;
      if (!building) return `export const workerUrl = ${JSON.stringify(`/@fs${worker}`)};`;
      const chunk = this.emitFile({ type: 'chunk', id: worker, name: 'map-worker' });
      return `export const workerUrl = import.meta.ROLLUP_FILE_URL_${chunk};`;
    },
  };
}
