import { SITE_CODE_REL } from '@townlight/contract/rendered-page';
import type { Plugin } from 'vite';

/**
 * Lists every chunk that the entry script imports dynamically, with its static imports, as links in the first HTML. The
 * entry script preloads them after the first paint without discovering them one by one.
 */
export function linkEntryChunks(): Plugin {
  return {
    name: 'townlight-link-entry-chunks',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk: first }) {
        if (bundle === undefined || first === undefined) return [];
        const found = new Set<string>();
        const gather = (fileName: string) => {
          const chunk = bundle[fileName];
          if (chunk?.type !== 'chunk' || found.has(fileName) || html.includes(fileName)) return;
          found.add(fileName);
          for (const imported of chunk.imports) gather(imported);
        };
        for (const dynamicImport of first.dynamicImports) gather(dynamicImport);
        if (found.size === 0) throw new Error('the entry script imports no chunk dynamically');
        return [...found].map((fileName) => ({
          tag: 'link',
          injectTo: 'head',
          attrs: { rel: SITE_CODE_REL, crossorigin: '', href: `/${fileName}` },
        }));
      },
    },
  };
}
