import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findAccessibilityViolations } from '../testing/accessibility.ts';
import { openPage } from '../testing/open-page.ts';
import { jsonResponse } from '../testing/transport.ts';

const DAY_MS = 24 * 60 * 60_000;
const NEXT =
  /^(Today|Tomorrow) at 7 AM the index is usually \d+, (good|moderate|unhealthy[a-z ]*)\.$/;

/** Opens the tracker with a reading of this level, where 12 µg/m³ are usual. */
async function openWithReading(pm25: number) {
  const reading = {
    ...{ aqi: 60, aqi_category: 'moderate', pm25, beyond_index: false, error_pm25: 2 },
    ...{ one_in_ten_pm25: 4, usual_pm25: 12, usual_error_pm25: 2 },
    ...{ datetime: '2026-11-28T20:00:00-08:00', stations: 5, nearest_km: 2, far: false },
  };
  return await openPage('/aqi', {
    byScript: true,
    prepare: (transport) => {
      transport.answer(/air-quality\/aqi\?/, () => jsonResponse([reading]));
    },
  });
}

test('the tracker has the usual air of the next morning, which is called no forecast', async () => {
  const { user, transport } = await openWithReading(14);
  const next = await screen.findByText(NEXT);
  expect(next.parentElement).toHaveTextContent(/This is what is usual in \w+, not a forecast\.$/);
  expect(screen.getByText('Dashed: what is usual in the hours until then.')).toBeVisible();
  expect(await findAccessibilityViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = within(await screen.findByRole('region', { name: 'The hours as a table' }));
  const rows = table.getAllByRole('row').slice(1);
  const usual = rows.filter((row) => /\(usual\)/.test(row.textContent ?? ''));
  // the newest first: those to come, then 48 measured hours
  expect(usual).toEqual(rows.slice(0, usual.length));
  expect(rows.length - usual.length).toBe(48);
  const shown = /usually (\d+)/.exec(next.textContent ?? '')?.[1];
  expect(within(usual[0] as HTMLElement).getAllByRole('cell')[0]).toHaveTextContent(
    new RegExp(`^${shown}$`),
  );
  expect(transport.requests.filter(({ path }) => path.includes('undefined'))).toEqual([]);
});

test('a future hour has no forecast, and states the usual value at that time', async () => {
  const later = new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 13);
  await openPage(`/aqi?datetime=${later}:00Z`);
  expect(screen.getByText(/^There are no readings for that hour yet/)).toBeVisible();
  expect(await screen.findByText(/^At \d+ [AP]M the index is usually \d+, /)).toBeVisible();
});

test('a past hour has no usual values for the following hours', async () => {
  const earlier = new Date(Date.now() - 60 * DAY_MS).toISOString().slice(0, 13);
  await openPage(`/aqi?datetime=${earlier}:00Z`);
  expect(
    await screen.findByRole('heading', { name: /^PM2\.5 AQI of the 48 hours to / }),
  ).toBeVisible();
  expect(screen.queryByText(NEXT)).toBeNull();
});

test.each([
  ['is shown where the air is near the usual', 14, true],
  ['is not shown in smoke', 140, false],
])('the usual air %s', async (_, pm25, isShown) => {
  await openWithReading(pm25);
  await screen.findByRole('img', { name: /^Bar chart of the PM2.5 AQI by hour/ });
  expect(screen.queryByText(NEXT) !== null).toBe(isShown);
  expect(screen.queryByText(/^Dashed: /) !== null).toBe(isShown);
});
