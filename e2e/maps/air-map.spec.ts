import { expect, type Page } from '@playwright/test';
import { openMap } from '../web/safety-map.ts';
import { waitUntilSettled } from '../web/settled.ts';
import { test } from '../web/test.ts';

const NOW = new Date();
/** The last fourth of July in the past: the sample county reaches two years back from today. */
const YEAR = NOW.getUTCFullYear() - (Date.UTC(NOW.getUTCFullYear(), 6, 6) < Date.now() ? 0 : 1);
/** An evening of fireworks in that year. */
const JULY_4 = `/aqi-map?datetime=${YEAR}-07-04T22:00-07:00`;

const slider = (page: Page) => page.getByRole('slider', { name: 'Hour shown' });
const painted = (page: Page) => page.getByTestId('map').getAttribute('data-painted');

test('keys move through the hours and play them; the outlines are not sent again', async ({
  page,
}) => {
  await openMap(page, JULY_4);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /Jul 4, \d+, 10 PM PDT/);
  await waitUntilSettled(page);
  const fireworks = await painted(page);

  await slider(page).focus();
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /Jul 2, \d+, 11 PM PDT/);
  await expect.poll(() => painted(page)).not.toBe(fireworks);
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveValue('1');
  // playback does not start by itself
  await expect(page.getByRole('button', { name: 'Play the hours' })).toBeVisible();

  await page.getByRole('button', { name: 'Play the hours' }).focus();
  await page.keyboard.press('Space');
  await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(4);
  await page.keyboard.press('Space');
  const stopped = await slider(page).inputValue();
  // the address changes when playback stops
  await expect(page).toHaveURL(new RegExp(`until=${YEAR}-07-04T22`));
  await expect(slider(page)).toHaveValue(stopped);
  await slider(page).focus();
  await page.keyboard.press('End');
  await expect.poll(() => painted(page)).toBe(fireworks);
  expect(requested.filter((path) => /geojson|hours/.test(path))).toEqual([]);
});

test('the map is limited to zoom levels 8 to 12, and its stations are reachable by keyboard', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // of an hour in which all stations report: in the newest one a station may be late
  await openMap(page, JULY_4);
  await expect.poll(() => painted(page)).toMatch(/\dfaded:\d/);
  await page.getByRole('button', { name: /^Station Compton\. AQI \d+ · / }).focus();
  await expect(page.getByText('Station Compton', { exact: true })).toBeVisible();
  const zoomBy = async (button: string, presses: number) => {
    for (let press = 0; press < presses; press++)
      await page.getByRole('button', { name: button }).click();
  };
  const map = page.getByTestId('map');
  // one zoom level per press and none beyond: surplus presses would show on the way back
  await zoomBy('Zoom in', 5);
  await expect(map).toHaveAttribute('data-zoom', '12.0');
  await zoomBy('Zoom out', 1);
  await expect(map).toHaveAttribute('data-zoom', '11.0');
  await zoomBy('Zoom out', 5);
  await expect(map).toHaveAttribute('data-zoom', '8.0');
  await zoomBy('Zoom in', 1);
  await expect(map).toHaveAttribute('data-zoom', '9.0');
});
