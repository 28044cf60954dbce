import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { standIn } from './stand-in.ts';

/** Parts of Zod that describe schemas; the server does that for `/api/docs`, the pages only read replies. */
const LEFT_OUT = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;

/** Builds Zod without what turns schemas into JSON Schema: every schema holds on to it, so no bundler can shake it off. */
export function zodWithoutJsonSchema(): Plugin {
  return {
    name: 'townlight-zod-without-json-schema',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      const [, part] = LEFT_OUT.exec(id) ?? [];
      if (part === undefined) return null;
      return standIn(`Zod's ${part}`, readFileSync(id, 'utf8'), 'build/zod-without-json-schema.ts');
    },
  };
}
