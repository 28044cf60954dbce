import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compileMethod } from './compile-method.ts';
import { METHOD_FOLDER, readMethodLibrary } from './method-library.ts';

/** Compiles the texts of `docs/methodology` into modules, so that browsers need no Markdown parser. */
export function methodPages(): Plugin {
  return {
    name: 'townlight-method-pages',
    load: {
      filter: { id: /\/docs\/methodology\/.*\.md$/ },
      handler(id) {
        const library = readMethodLibrary();
        const text = library.find(({ path }) => join(METHOD_FOLDER, path) === id);
        if (text === undefined) this.error(`${id} is no text of a page`);
        const compiled = compileMethod(library, text);
        return { code: `export const text = ${JSON.stringify(compiled)};`, moduleType: 'js' };
      },
    },
  };
}
