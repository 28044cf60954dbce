import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build, type Plugin, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildMaplibreFromSource } from './maplibre-from-source.ts';

const PAGE = 'page.ts';
const published = (path: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`maplibre-gl/${path}`), 'utf8');

describe('MapLibre built from source', () => {
  let chunks: Rolldown.OutputChunk[];
  let page: Rolldown.OutputChunk;
  let worker: Rolldown.OutputChunk;

  beforeAll(async () => {
    const result = await build({
      configFile: false,
      logLevel: 'error',
      plugins: [pageWithMap(), buildMaplibreFromSource()],
      build: {
        write: false,
        target: 'es2022',
        rolldownOptions: { input: PAGE, preserveEntrySignatures: 'strict' },
      },
    });
    if (Array.isArray(result) || !('output' in result)) throw new Error('one build was expected');
    chunks = result.output.filter((emitted) => emitted.type === 'chunk');
    page = chunkNamed('page');
    worker = chunkNamed('map-worker');
  });

  const chunkNamed = (name: string) => {
    const chunk = chunks.find((one) => one.name === name);
    if (chunk === undefined) throw new Error(`the build has no chunk ${name}`);
    return chunk;
  };

  test('the page offers all that the published bundle does', () => {
    const names = /export ?\{([^{}]*)\};?\s*(?:\/\/#.*)?\s*$/.exec(
      published('dist/maplibre-gl.mjs'),
    );
    const offered = (names?.[1] ?? '').split(',').map((name) => name.trim().split(' as ').at(-1));
    expect(offered).toContain('Map');
    expect(page.exports).toEqual(expect.arrayContaining(offered));
  });

  test('the page references the worker file, and both import one shared chunk', () => {
    expect(page.code).toContain(worker.fileName);
    const shared = page.imports.filter((file) => worker.imports.includes(file));
    expect(shared).toHaveLength(1);
    expect(worker.code.length).toBeLessThan(100_000);
  });

  test('together they have less than 80% of the length of the two published bundles', () => {
    const length = (codes: string[]) => codes.reduce((sum, code) => sum + code.length, 0);
    const bundles = ['dist/maplibre-gl.mjs', 'dist/maplibre-gl-worker.mjs'].map(published);
    expect(length(chunks.map(({ code }) => code))).toBeLessThan(0.8 * length(bundles));
  });

  test('no field declaration without a value overwrites what its superclass has set', () => {
    // such a field remains as a name and a semicolon in a class body
    const declared = chunks.flatMap(({ code }) => code.match(/class [^{]*\{(?:[\w$]+;)+/g) ?? []);
    expect(declared).toEqual([]);
  });
});

/** Bundles a page that imports MapLibre and its worker's URL. */
function pageWithMap(): Plugin {
  return {
    name: 'page-with-map',
    resolveId: (id) => (id === PAGE ? id : null),
    load: (id) =>
      id === PAGE
        ? `export * from 'maplibre-gl'; export { default as workerUrl } from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';`
        : null,
  };
}
