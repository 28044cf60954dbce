import type { Plugin } from 'vite';

/**
 * Preloads the site's font (its Latin subset) ahead of all scripts: a font that arrives late is not used on the current
 * page.
 */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        if (bundle === undefined) return [];
        const font = Object.keys(bundle).find((name) =>
          /public-sans-latin-wght-normal.*\.woff2$/.test(name),
        );
        if (font === undefined)
          throw new Error('the build has no public-sans-latin-wght-normal.woff2 to preload');
        const attrs = {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          crossorigin: '',
          href: `/${font}`,
        };
        return [{ tag: 'link', injectTo: 'head-prepend', attrs }];
      },
    },
  };
}
