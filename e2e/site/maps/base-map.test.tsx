import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fetchFirstHtml } from '../testing/first-html.ts';
import { jsonResponse, type Transport } from '../testing/transport.ts';
import { openMap } from './map-page.ts';

function baseMap(answer: () => Response) {
  return { prepare: (transport: Transport) => transport.answer(/^\/api\/basemap$/, answer) };
}

test('a map without a base map still has its areas, and no attribution', async () => {
  const { transport } = await openMap(
    '/map',
    baseMap(() => jsonResponse({ message: 'not now', error: true }, 503)),
  );
  await waitFor(() => expect(transport.sentTo(/^\/api\/basemap$/)).not.toEqual([]));
  expect(screen.queryByText(/^Base map/)).toBeNull();
});

test('the makers of a base map that was built of an extract are credited with a link', async () => {
  const attribution = '© OpenStreetMap contributors';
  const url = '/basemap/0.pmtiles';
  const bounds = [-119, 33, -117, 35];
  await openMap(
    '/map',
    baseMap(() =>
      jsonResponse({ url, attribution, approximate: false, minzoom: 6, maxzoom: 12, bounds }),
    ),
  );
  expect(await screen.findByRole('link', { name: attribution })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
});

test('pages connect only to their own server', async () => {
  const addresses = ['/map', '/es/map?area=venice', '/neighborhood/hollywood', '/about/data'];
  for (const address of [...addresses, '/embed/map', '/embed/chart/hollywood']) {
    const { headers } = await fetchFirstHtml(address);
    const policy = headers.get('content-security-policy')?.split('; ');
    // data: URLs are part of the page itself; frames of other sites start their worker from one
    const isEmbedded = address.startsWith('/embed/');
    expect(policy, address).toContain(
      isEmbedded ? "connect-src 'self' data:" : "connect-src 'self'",
    );
  }
});
