import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compileMethodText } from './compile-method.ts';
import {
  METHOD_FOLDER,
  type MethodCounty,
  readMethodSources,
  selectPassages,
} from './method-library.ts';

/** Compiles the texts of `docs/methodology` into modules, so that browsers need no Markdown parser. */
export function compileMethodTexts(): Plugin {
  return {
    name: 'townlight-method-pages',
    load: {
      filter: { id: /\/docs\/methodology\/.*\.md$/ },
      handler(id) {
        const sources = readMethodSources();
        const compile = (county: MethodCounty) => {
          const library = selectPassages(sources, county);
          const text = library.find(({ path }) => join(METHOD_FOLDER, path) === id);
          if (text === undefined) this.error(`${id} is no text of a page`);
          return compileMethodText(library, text);
        };
        const texts = { 'los-angeles': compile('los-angeles'), general: compile('general') };
        return { code: `export const texts = ${JSON.stringify(texts)};`, moduleType: 'js' };
      },
    },
  };
}
