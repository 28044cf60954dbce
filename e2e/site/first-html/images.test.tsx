import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fetchApiReply, fetchFirstHtml } from '../testing/first-html.ts';
import { openHydratedPage } from '../testing/open-hydrated-page.ts';
import { follow, openPage } from '../testing/open-page.ts';
import { readPng } from '../testing/png-image.ts';
import { absoluteAddress } from './page-head.ts';

async function image(path: string) {
  const response = await fetch(absoluteAddress(path), { headers: { accept: 'image/png,*/*' } });
  expect(response.status, path).toBe(200);
  return {
    type: response.headers.get('content-type'),
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}

test.each([
  ['/images/neighborhoods/hollywood', 640],
  ['/images/neighborhoods/hollywood/mail.png', 600],
  ['/images/categories/burglary', 256],
])('%s is an image %s pixels wide', async (path, width) => {
  const { type, bytes } = await image(path);
  expect(type).toMatch(/^image\/(png|svg\+xml)/);
  if (type === 'image/png') expect(readPng(bytes).width).toBe(width);
  else expect(svgWidth(bytes)).toBe(width);
});

test('a neighborhood has its picture, and links to its neighbors by their rates', async () => {
  await openPage('/neighborhood/hollywood');
  const picture = document.querySelector<HTMLImageElement>('main img');
  const { pathname, search } = new URL(picture?.src ?? '');
  const { type, bytes } = await image(pathname + search);
  expect(type).toMatch(/^image\//);
  expect(bytes.length).toBeGreaterThan(200);
  const heading = await screen.findByRole('heading', { name: 'Next to Hollywood' });
  const nearby = within(heading.closest('section') as HTMLElement);
  const links = await nearby.findAllByRole('link');
  expect(links).toHaveLength(6);
  const { county } = await fetchApiReply('/api/neighborhoods/hollywood/monthly/similar?months=1');
  const per100000 = Math.round(county.months[0].rate * 100_000);
  expect(nearby.getByText(new RegExp(`Dashed: the county, ${per100000}\\.$`))).toBeVisible();
  expect(nearby.getByText(/^(Close|Lower|Higher): /)).toBeVisible();
  const name = links[0]?.textContent ?? '';
  await follow(links[0] as HTMLElement);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name));
  await waitFor(() => expect(document.title).toBe(`${name}, crime by month · Townlight`));
});

test('the first HTML of the map names the versioned address of its shapes, which browsers may cache for ever', async () => {
  const { page } = await fetchFirstHtml('/map');
  const named = [...page.querySelectorAll('link[rel=townlight-data]')].map((link) =>
    link.getAttribute('href'),
  );
  expect(named).toEqual([expect.stringMatching(/^\/api\/neighborhoods\/geojson\?v=[\w-]+$/)]);
  const { transport } = await openHydratedPage('/map');
  // with the map, once the page is idle
  await waitFor(() => {
    const shapes = transport.requests
      .map(({ path }) => path)
      .filter((path) => /geojson/.test(path));
    expect(new Set(shapes)).toEqual(new Set(named));
  });
  // the browser would serve a second request from its cache
  const response = await transport.fetch(String(named[0]));
  expect(response.headers.get('cache-control')).toMatch(/max-age=31536000, immutable/);
});

function svgWidth(bytes: Uint8Array): number {
  const svg = new DOMParser().parseFromString(new TextDecoder().decode(bytes), 'image/svg+xml');
  const { documentElement } = svg;
  return Number(
    documentElement.getAttribute('width') ?? documentElement.getAttribute('viewBox')?.split(' ')[2],
  );
}
