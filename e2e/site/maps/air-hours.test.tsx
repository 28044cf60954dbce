import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Transport } from '../testing/transport.ts';
import {
  allowMotion,
  hourSlider,
  hourText,
  JULY_4,
  lastYearWith,
  moveToHour,
  YEAR,
} from './air-map-page.ts';
import { openMap, paintedLevels } from './map-page.ts';

const outlinesOrHours = ({ requests }: Transport) =>
  requests.filter(({ path }) => path.includes('geojson') || path.includes('hours'));

test('the slider moves through the hours and a button plays them; no hours are requested again', async () => {
  const { user, transport } = await openMap(JULY_4, { prepare: allowMotion });
  expect(hourText()).toMatch(/Jul 4, \d+, 10 PM PDT/);
  const fireworks = paintedLevels();
  transport.requests.length = 0;

  moveToHour(0);
  await waitFor(() => expect(hourText()).toMatch(/Jul 2, \d+, 11 PM PDT/));
  expect(paintedLevels()).not.toEqual(fireworks);
  moveToHour(1);
  await waitFor(() => expect(hourSlider()).toHaveValue('1'));
  // playback does not start by itself
  const play = screen.getByRole('button', { name: 'Play the hours' });

  play.focus();
  await user.keyboard(' ');
  await waitFor(() => expect(Number(hourSlider().value)).toBeGreaterThan(4));
  await user.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Play the hours' })).toHaveFocus();
  const stopped = hourSlider().value;
  // the address changes when playback stops
  await waitFor(() => expect(location.search).toContain(`until=${YEAR}-07-04T22`));
  expect(hourSlider()).toHaveValue(stopped);
  moveToHour(Number(hourSlider().max));
  await waitFor(() => expect(paintedLevels()).toEqual(fireworks));
  expect(outlinesOrHours(transport)).toEqual([]);
});

test('with reduced motion, each press advances by one hour', async () => {
  const { user } = await openMap(JULY_4);
  moveToHour(0);
  await user.click(screen.getByRole('button', { name: 'Next hour' }));
  await waitFor(() => expect(hourSlider()).toHaveValue('1'));
  // playback would have moved on before the address changes
  await waitFor(() => expect(location.search).toContain(`datetime=${YEAR}-07-03T00`));
  expect(hourSlider()).toHaveValue('1');
  expect(screen.queryByRole('button', { name: 'Play the hours' })).toBeNull();
});

test('the doubled hour of fall is distinguished by its zone', async () => {
  const year = lastYearWith((one) => Date.UTC(one, 10, 9));
  // the first Sunday of November
  const day = 1 + ((7 - new Date(Date.UTC(year, 10, 1)).getUTCDay()) % 7);
  await openMap(`/aqi-map?datetime=${year}-11-0${day}T03:00-08:00`);
  const last = Number(hourSlider().max);
  moveToHour(last - 2);
  await waitFor(() => expect(hourText()).toMatch(/1 AM PST/));
  moveToHour(last - 3);
  await waitFor(() => expect(hourText()).toMatch(/1 AM PDT/));
});
