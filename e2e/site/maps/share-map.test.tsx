import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { downloads } from '../testing/downloads.ts';
import { findNotice } from '../testing/notices.ts';
import type { OpenedPage } from '../testing/open-page.ts';
import { openPage } from '../testing/open-page.ts';
import { openMap } from './map-page.ts';

async function pick({ user }: OpenedPage, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

test('a page is shared by popup, by QR code and by address', async () => {
  const page = await openMap('/map?area=hollywood');
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await pick(page, 'Facebook');
  expect(open).toHaveBeenCalledOnce();
  expect(open.mock.calls[0]?.join(' ')).toMatch(
    /facebook.*area%3Dhollywood .*width=550,height=420/,
  );
  await pick(page, 'Copy Link');
  await findNotice(/^Link copied/);
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/map?area=hollywood`);
  await pick(page, 'WeChat');
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
});

test('the share menu has the code of a frame with the same state', async () => {
  const map = await openPage('/map?mode=traj&area=venice&view=table');
  await pick(map, 'Embed');
  expect(((await screen.findByLabelText('HTML code')) as HTMLTextAreaElement).value).toMatch(
    `<iframe src="${location.origin}/embed/map?mode=traj&amp;area=venice`,
  );
  const neighborhood = await openPage('/neighborhood/venice');
  await pick(neighborhood, 'Embed');
  expect(((await screen.findByLabelText('HTML code')) as HTMLTextAreaElement).value).toMatch(
    `src="${location.origin}/embed/chart/venice"`,
  );
});

test('the share menu of the map saves the map as GeoJSON', async () => {
  const page = await openPage('/map?view=table');
  await pick(page, 'Download the map (GeoJSON)');
  await waitFor(async () => expect(await downloads()).toHaveLength(1));
  const [file] = await downloads();
  expect(file?.name).toMatch(/^crime-rate-by-neighborhoods-\d{4}-\d{2}\.geojson$/);
  const map = JSON.parse(file?.text ?? '');
  expect(map.features).toHaveLength(272);
  const { properties, geometry } = map.features.find(
    (feature: { id: string }) => feature.id === 'hollywood',
  );
  expect(Object.keys(properties)).toEqual(
    expect.arrayContaining([
      'rate_per_100000_residents',
      'rank',
      'reason',
      'completeness',
      'class',
    ]),
  );
  expect(geometry.type).toMatch(/Polygon$/);
  expect(map.metadata).toMatchObject({ sample_data: true });
});
