import { screen, waitFor, within } from '@testing-library/react';
import { type AirStatus, airStatuses } from '@townlight/contract/air';
import { parseHour } from '@townlight/domain/time';
import { expect, inject, test } from 'vitest';
import { hourSlider, hourText } from '../maps/air-map-page.ts';
import { openMap } from '../maps/map-page.ts';
import { openHydratedPage } from '../testing/open-hydrated-page.ts';
import { openPage } from '../testing/open-page.ts';
import { jsonResponse, type Transport } from '../testing/transport.ts';
import { badge, chosenHour } from './tracker-page.ts';

const LAST_UPDATED = '/api/health/air_quality/last_updated';
const MARK = 'Newest hour, may be corrected';

/** Returns the newest hour of the server's readings; the sample has all stations in that hour. */
async function serverUpdate(): Promise<AirStatus> {
  const reply = await fetch(`${inject('siteUrl')}${LAST_UPDATED}`);
  const [update] = airStatuses.parse(await reply.json());
  if (update === undefined) throw new Error('the sample has no readings');
  expect(update.current).toBe(update.last_updated);
  return update;
}

/** Formats an hour as pages do: `7 PM PST`. */
const clockOf = (datetime: string) =>
  new Intl.DateTimeFormat('en', {
    timeZone: 'America/Los_Angeles',
    hour: 'numeric',
    timeZoneName: 'short',
  }).format(new Date(datetime));
const plain = (text: string) => text.replaceAll('\u202f', ' ');
const hoursBetween = (from: string, to: string) => Number(parseHour(to)) - Number(parseHour(from));

test('the tracker shows the newest hour and marks it, and ranks the settled hour', async () => {
  const { current, datetime } = await serverUpdate();
  await openHydratedPage('/aqi');
  const now = screen.getByRole('heading', { name: /^Current AQI, / });
  expect(plain(now.textContent)).toContain(plain(clockOf(current)));
  expect(chosenHour()).toHaveTextContent(MARK);
  const ranking = screen.getByRole('heading', { name: /^AQI ranking, / });
  expect(plain(ranking.textContent)).toContain(plain(clockOf(datetime)));
  expect(screen.getByText(/^The ranking waits until readings have settled/)).toBeVisible();
});

/** Answers with smoke in the newest hour, and with good air in earlier ones. */
function answerSmoke(transport: Transport, current: string): void {
  transport.answer(/^\/api\/air-quality\/aqi\?/, async ({ path }) => {
    const reply = await transport.fetch(path);
    const [reading] = await reply.json();
    const requested = new URLSearchParams(path.split('?')[1]).get('datetime');
    const isNow = parseHour(requested ?? '') === parseHour(current);
    const air = isNow
      ? { aqi: 171, aqi_category: 'unhealthy', pm25: 100 }
      : { aqi: 33, aqi_category: 'good', pm25: 10 };
    return jsonResponse([{ ...reading, ...air }]);
  });
}

test('the tracker shows smoke of the last four hours instead of Good', async () => {
  const { current } = await serverUpdate();
  await openPage('/aqi', {
    byScript: true,
    prepare: (transport) => answerSmoke(transport, current),
  });
  await waitFor(() => expect(badge()).toContain('171'));
  expect(chosenHour()).toHaveTextContent('The air is unhealthy.');
  expect(screen.getByText(/^Avoid long or hard activity outdoors/)).toBeVisible();
});

test('during smoke the page of a neighborhood links to advice', async () => {
  const { current } = await serverUpdate();
  await openPage('/neighborhood/hollywood', {
    byScript: true,
    prepare: (transport) => answerSmoke(transport, current),
  });
  const air = await screen.findByRole('region', { name: 'Air quality' });
  await waitFor(() => expect(air).toHaveTextContent('The air is unhealthy.'));
  expect(air).toHaveTextContent('171 PM2.5 AQI, Unhealthy');
  const link = within(air).getByRole('link', { name: 'What to do, and the air by hour' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/aqi\/Hollywood\//));
});

test('the page of a neighborhood shows the newest hour', async () => {
  const { current } = await serverUpdate();
  await openPage('/neighborhood/hollywood');
  const air = screen.getByRole('region', { name: 'Air quality' });
  await waitFor(() => expect(plain(air.textContent)).toContain(plain(clockOf(current))));
  expect(air).toHaveTextContent(MARK);
});

test('the map plays up to the newest hour, and opens at the settled one while the air is no worse', async () => {
  const update = await serverUpdate();
  await openMap('/aqi-map', {
    byScript: true,
    prepare: (transport) => {
      transport.answer(/last_updated/, () =>
        jsonResponse([{ ...update, map_opens: update.datetime }]),
      );
    },
  });
  const { value, max } = hourSlider();
  expect(Number(max) - Number(value)).toBe(hoursBetween(update.datetime, update.current));
  expect(screen.getByText(/^The last hour that has settled\./)).toBeVisible();
  expect(hourText()).not.toContain('may be corrected');
});

test('the map opens at the newest hour and explains why when the air has become worse', async () => {
  const update = await serverUpdate();
  await openMap('/aqi-map', {
    byScript: true,
    prepare: (transport) => {
      transport.answer(/last_updated/, () =>
        jsonResponse([{ ...update, map_opens: update.current }]),
      );
    },
  });
  const { value, max } = hourSlider();
  expect(value).toBe(max);
  expect(hourText()).toContain('(may be corrected)');
  expect(screen.getByText(/in the last 5 hours the air has become worse somewhere/)).toBeVisible();
  const worst = screen.getByRole('heading', { name: /^Worst air, / });
  expect(plain(worst.textContent)).toContain(plain(clockOf(update.current)));
});
