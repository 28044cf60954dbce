import { QueryClient } from '@tanstack/react-query';
import { PAGE_PATHS, type PageKind } from '@townlight/domain/pages';
import { prerender } from 'react-dom/static';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { setApiTransport } from '../http/api-request.ts';
import { setPageSettings } from '../http/page-settings.ts';
import { StaticLanguageRouter } from '../i18n/LanguageRouter.tsx';
import { defineCatalog } from '../i18n/messages/define-catalog.ts';
import type { Feature, StripClasses } from '../page/feature.ts';
import { App } from './App.tsx';
import { FEATURES } from './features.ts';

const routes = FEATURES.flatMap(({ routes = [], embeds = [] }) => [...routes, ...embeds]);
const kinds = Object.keys(PAGE_PATHS) as PageKind[];

test('every page has one route', () => {
  const patterns = routes.flatMap(({ paths }) => paths);
  expect(new Set(patterns).size).toBe(patterns.length);
  const table = patterns.map((path) => ({ path }));
  expect(kinds.filter((kind) => matchRoutes(table, PAGE_PATHS[kind]) === null)).toEqual([]);
});

test('every page has a name in one feature, for the usage counts', () => {
  const named = FEATURES.flatMap(({ pageNames = {} }) => Object.keys(pageNames));
  expect(named.toSorted()).toEqual(kinds.toSorted());
});

test('a new feature needs its entry in the list only: route, navigation, strip and messages follow', async () => {
  const trees: Feature = {
    name: 'street-trees',
    routes: [
      {
        paths: ['/trees'],
        importPage: async () => TreesPage,
        catalogs: [defineCatalog('streetTrees', { en: async () => ({}), es: async () => ({}) })],
      },
    ],
    links: [{ group: 'tools', position: 7, to: '/trees', text: 'nav.data' }],
    pageNames: { search: 'nav.data' },
    strip: { Component: TreesStrip },
  };
  expect(await renderPage('/trees', [...FEATURES, trees])).toMatch(
    /href="\/trees".*<h1>Street trees<\/h1>/s,
  );
  expect(await renderPage('/trees', FEATURES)).toContain('Page not found');
  const others = FEATURES.filter(({ name }) => name !== 'search');
  expect(await renderPage('/search', [...others, trees])).toContain('48 trees');
});

const TreesPage = () => <h1>Street trees</h1>;
const TreesStrip = ({ plain }: StripClasses) => <p className={plain}>48 trees</p>;

async function renderPage(address: string, features: readonly Feature[]): Promise<string> {
  setPageSettings({ address, wide: true, offers: [] });
  setApiTransport(() => new Promise(() => {}));
  const queryClient = new QueryClient();
  const { prelude } = await prerender(
    <App
      inRouter={(site) => <StaticLanguageRouter address={address}>{site}</StaticLanguageRouter>}
      queryClient={queryClient}
      features={features}
    />,
  );
  return await new Response(prelude).text();
}
