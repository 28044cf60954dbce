import type { Fault } from './fault.ts';

/** Faults of URLs, titles and content for search engines. */
export const PAGES_FAULTS: readonly Fault[] = [
  {
    id: 'pages-missing-with-200',
    feature: 'pages',
    layer: 'server',
    kind: 'status',
    file: 'apps/server/src/platform/http/site/send-page.ts',
    find: 'if (page.isMissing) reply.code(404);',
    replace: '',
    what: 'An address that names no page is answered with 200.',
    site: ['first-html', 'shell', 'links'],
    specs: ['first-html', 'shell', 'sweeps/'],
    oldSpecs: ['shell', 'previews', 'first-html', 'whole-site', 'links'],
  },
  {
    id: 'pages-sitemap-of-older-figures',
    feature: 'pages',
    layer: 'server',
    kind: 'cache',
    file: 'apps/server/src/rendering/sitemap-routes.ts',
    find: 'if (cached?.of !== snapshot || cached.origin !== origin) {',
    replace: 'if (cached === undefined || cached.origin !== origin) {',
    what: 'Search engines do not learn of pages that came with new figures.',
    site: ['first-html'],
    specs: ['first-html', 'previews'],
    oldSpecs: ['previews', 'whole-site'],
  },
  {
    id: 'pages-noindex-goes-along',
    feature: 'pages',
    layer: 'web',
    kind: 'state',
    file: 'apps/web/src/app/head/CanonicalLink.tsx',
    find: '    hidden.current?.remove();\n',
    replace: '',
    what: 'A page that is reached from one that is hidden from search engines stays hidden.',
    site: ['first-html', 'links', 'shell'],
    specs: ['first-html', 'previews', 'shell'],
    oldSpecs: ['previews', 'shell', 'first-html', 'links'],
  },
];
