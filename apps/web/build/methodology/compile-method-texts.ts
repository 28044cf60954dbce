import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compileMethodText } from './compile-method.ts';
import { METHOD_FOLDER, readMethodSources } from './method-library.ts';

/** Compiles the texts of `docs/methodology` into modules, so that browsers need no Markdown parser. */
export function compileMethodTexts(): Plugin {
  return {
    name: 'townlight-method-pages',
    load: {
      filter: { id: /\/docs\/methodology\/.*\.md$/ },
      handler(id) {
        const library = readMethodSources();
        const text = library.find(({ path }) => join(METHOD_FOLDER, path) === id);
        if (text === undefined) this.error(`${id} is no text of a page`);
        const compiled = compileMethodText(library, text);
        return { code: `export const text = ${JSON.stringify(compiled)};`, moduleType: 'js' };
      },
    },
  };
}
