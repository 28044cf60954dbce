import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { downloads } from '../testing/downloads.ts';
import { openPage } from '../testing/open-page.ts';
import { JULY_4, YEAR } from './air-map-page.ts';
import { areaTable, readRows } from './map-page.ts';

const COLUMNS = 'id,name,aqi,rank,pm25,level,nearest_station_km,note,hour,scale';

async function downloadTable(user: UserEvent) {
  const page = screen.getByRole('region', { name: 'Air Quality Map' });
  await user.click(within(page).getByRole('button', { name: 'Download (CSV)' }));
  await waitFor(async () => expect(await downloads()).toHaveLength(1));
  return (await downloads())[0] as { name: string; text: string };
}

test('the table has the areas by rank and the stations', async () => {
  const { user } = await openPage(`${JULY_4}&view=table`);
  const table = areaTable(/^Air quality by neighborhood/);
  const rank = within(table.querySelector('thead') as HTMLElement).getByRole('button', {
    name: 'Rank (1 is worst)',
  });
  await user.click(rank);
  await user.click(rank);
  const rows = readRows(table);
  expect(rows[0]?.join(' ')).toMatch(/Very Unhealthy|Stay Inside/);
  expect(rows).toHaveLength(272);
  expect(readRows(areaTable(/^12 stations, .*Jul 4/))).toHaveLength(12);
});

test('the files of table and map have the same figures of the shown hour', async () => {
  const { user } = await openPage(`${JULY_4}&view=table`);
  const { name, text } = await downloadTable(user);
  expect(name).toBe(`air-quality-${YEAR}-07-04T2200-0700.csv`);
  const [columns = '', ...areas] = text.trimEnd().split('\r\n');
  expect(columns).toBe(COLUMNS);
  expect(areas[0]).toMatch(/-07-04T22:00:00-07:00,site$/);

  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Download the map (GeoJSON)' }));
  await waitFor(async () => expect(await downloads()).toHaveLength(2));
  const map = (await downloads())[1];
  expect(map?.name).toBe(`air-quality-${YEAR}-07-04T2200-0700.geojson`);
  const { features, metadata } = JSON.parse(map?.text ?? '');
  const inMap = features.map(({ properties }: { properties: Record<string, unknown> }) =>
    columns
      .split(',')
      .map((column) => properties[column] ?? '')
      .join(','),
  );
  expect(inMap.sort()).toEqual(areas.sort());
  expect(features[0].geometry.type).toMatch(/Polygon$/);
  expect(metadata).toMatchObject({ sample_data: true, chosen: { scale: 'site' } });
});
