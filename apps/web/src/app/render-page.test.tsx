import { expect, test } from 'vitest';
import { renderPage } from './render-page.tsx';

const STATUS = {
  sample: true,
  first_month: '2024-01',
  data_through: '2026-10',
  provisional_from: null,
  released_at: '2026-11-12T08:00:00.000Z',
  sources: [],
  areas: { neighborhoods: 0, zipcodes: 0, tracts: 0 },
  outside_all_crime: [],
  counted_singly: [],
};
const REPLIES: Readonly<Record<string, unknown>> = {
  '/api/crimes/status': STATUS,
  '/api/neighborhoods/crimes': [],
};

test('renders title and description, and omits queries that only the description uses from the client state', async () => {
  const requested: string[] = [];
  const page = { address: '/es/map?period=12', offers: [], wide: true } as const;
  const { head, html, state } = await renderPage(page, async (path) => {
    requested.push(path);
    const reply = REPLIES[path.split('?')[0] ?? ''];
    return { status: reply === undefined ? 404 : 200, body: JSON.stringify(reply ?? {}) };
  });
  expect(head).toEqual({
    title: 'Mapa de delitos · Townlight',
    description:
      'Datos de muestra: las cifras son inventadas. Delitos reportados por 100,000 residentes en 0 vecindarios del condado de Los Ángeles, octubre de 2026: en un mapa, en una tabla y cómo han cambiado.',
  });
  expect(html).not.toMatch(/<title|<meta/);
  // the requests of the chosen 12 months, and those of the last month, which only the description uses
  const months = (paths: readonly string[]) =>
    new Set(paths.filter((path) => path.startsWith('/api/neighborhoods/crimes')));
  expect(months(requested).size).toBe(2);
  // requests that the page shares with its description are sent once
  expect(requested).toHaveLength(new Set(requested).size);
  const { queries } = JSON.parse(state).queries;
  expect(
    queries.filter(({ queryKey }: { queryKey: unknown[] }) => queryKey[0] === 'area-crimes'),
  ).toHaveLength(1);
});
