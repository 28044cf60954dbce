import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeSavedPlaces } from '../../../apps/web/src/features/saved-places/use-saved-places.ts';
import { findAccessibilityViolations } from '../testing/accessibility.ts';
import { fetchFirstHtml } from '../testing/first-html.ts';
import { openPage } from '../testing/open-page.ts';
import { jsonResponse } from '../testing/transport.ts';

const TILES = { name: 'Also on this site' };

test('the first HTML of the start page includes the tiles of the other subjects with their figures', async () => {
  const { page } = await fetchFirstHtml('/coronavirus');
  const tiles = [...page.querySelectorAll('nav[aria-label="Also on this site"] a')];
  expect(tiles.map((link) => link.getAttribute('href'))).toEqual([
    '/map',
    '/aqi',
    '/traffic',
    '/my',
  ]);
  expect(tiles.map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^Crime in [A-Z][a-z]+(. )?(Within|Higher|Lower|Above|Below)/),
    expect.stringMatching(/^Air in Los Angeles\d+, [a-z ]+$/),
    'TrafficThe map right now',
    'Your neighborhoodChoose it',
  ]);
});

test('the figure of crime is that of the map', async () => {
  await openPage('/coronavirus');
  const tiles = within(await screen.findByRole('navigation', TILES));
  const [crime] = tiles.getAllByRole('link').map((link) => link.textContent ?? '');
  expect(await findAccessibilityViolations()).toEqual([]);
  await openPage('/map');
  const standing = crime?.replace(/^Crime in [A-Z][a-z]+(. )?/, '') ?? 'none';
  expect(
    await screen.findByText((_, element) =>
      element?.tagName === 'P' ? (element.textContent?.startsWith(standing) ?? false) : false,
    ),
  ).toHaveTextContent('in Los Angeles County');
});

test.each([
  ['120, unhealthy for sensitive groups', 2],
  ['120, unhealthy for sensitive groups or worse', 60],
])('the air is %s where one in ten estimates is off by %s µg/m³', async (expected, oneInTen) => {
  const reading = {
    ...{ aqi: 120, aqi_category: 'usg', pm25: 52, beyond_index: false, error_pm25: 1 },
    ...{ one_in_ten_pm25: oneInTen, usual_pm25: null, usual_error_pm25: null },
    ...{ datetime: '2026-11-28T20:00:00-08:00', stations: 5, nearest_km: 2, far: false },
  };
  await openPage('/coronavirus', {
    byScript: true,
    prepare: (transport) => {
      transport.answer(/air-quality\/aqi\?/, () => jsonResponse([reading]));
    },
  });
  const tiles = within(await screen.findByRole('navigation', TILES));
  expect(await tiles.findByText(expected)).toBeVisible();
});

test('the tile of the reader’s neighborhood has its name', async () => {
  storeSavedPlaces([]);
  await openPage('/coronavirus', {
    storage: { 'own-places': JSON.stringify([{ area: 'venice', name: 'Grandma Rosa' }]) },
  });
  const tiles = within(await screen.findByRole('navigation', TILES));
  expect(await tiles.findByRole('link', { name: /^Grandma Rosa/ })).toHaveAttribute('href', '/my');
  storeSavedPlaces([]);
});

test('tiles whose figures cannot be loaded still link to their pages with a default text', async () => {
  await openPage('/coronavirus', {
    byScript: true,
    prepare: (transport) => {
      transport.answer(/overview|air-quality\/aqi\?/, () => new Response('', { status: 500 }));
    },
  });
  const tiles = within(await screen.findByRole('navigation', TILES));
  expect(await tiles.findByText('Map and trackers')).toBeVisible();
  expect(await tiles.findByText('Map and tracker')).toBeVisible();
});

test('only the start page has tiles', async () => {
  await openPage('/news');
  expect(screen.queryByRole('navigation', TILES)).toBeNull();
});
