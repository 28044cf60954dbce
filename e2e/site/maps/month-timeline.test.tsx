import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allowMotion } from './air-map-page.ts';
import { chip, choose, legend, openMap, paintedLevels, waitForLoad } from './map-page.ts';

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Month' });
const shownMonth = () => slider().getAttribute('aria-valuetext');
const edges = () => /The color changes at ([^.]+)/.exec(legend().textContent ?? '')?.[1];

function moveTo(at: number): void {
  fireEvent.change(slider(), { target: { value: String(at) } });
}

test('the months of the map are on a slider, in colors that mean the same rate in each', async () => {
  const { user } = await openMap('/map');
  await choose(user, 'Time Period', 'Month by month');
  await waitFor(() => expect(shownMonth()).toBe('October 2026'));
  expect(slider()).toHaveAttribute('max', '35');
  await waitFor(() =>
    expect(legend()).toHaveTextContent('The same color is the same rate in every month.'),
  );
  const [newest, levels] = [edges(), paintedLevels()];
  expect(newest).toMatch(/\d/);

  moveTo(11);
  expect(shownMonth()).toBe('October 2024');
  await waitFor(() => expect(legend()).toHaveTextContent('Crime rate, October 2024'));
  expect(edges()).toBe(newest);
  expect(paintedLevels()).not.toEqual(levels);
  await waitFor(() =>
    expect(location.search).toBe('?period=custom&from=2024-10&to=2024-10&timeline=1'),
  );

  // a crime type stays with the month; a period ends the slider
  await choose(user, 'Crime category', 'Violent Crime');
  await waitForLoad();
  expect(shownMonth()).toBe('October 2024');
  await choose(user, 'Time Period', 'Last 12 months');
  await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
  expect(location.search).toBe('?period=12&bb=Violent+Crime');
});

test('a button plays the months up to the newest, and closing the timeline retains the month', async () => {
  const { user } = await openMap('/map?period=custom&from=2026-07&to=2026-07&timeline=1', {
    prepare: allowMotion,
  });
  expect(shownMonth()).toBe('July 2026');
  await user.click(screen.getByRole('button', { name: 'Play the months' }));
  await waitFor(() => expect(shownMonth()).toBe('October 2026'));
  await waitFor(() => expect(location.search).toBe('?timeline=1'));
  expect(screen.getByRole('button', { name: 'Play the months' })).toBeInTheDocument();
  moveTo(30);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(location.search).toBe('?period=custom&from=2026-05&to=2026-05'));
  // the address changes before the page
  await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
  expect(chip('Time Period')).toHaveTextContent('May 2026');
});

test('12 months are offered without the slider, and have classes of 12 months with it', async () => {
  const { user } = await openMap('/map?timeline=1');
  await user.click(await screen.findByRole('link', { name: 'Show the last 12 months' }));
  await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
  expect(location.search).toBe('?period=12');
  await waitFor(() => expect(legend()).toHaveTextContent('Nov 2025 to Oct 2026'));
  const ofYear = edges();
  expect(ofYear).toMatch(/\d/);
  await openMap('/map?period=12&timeline=1');
  await waitFor(() => expect(edges()).toBe(ofYear));
});

test('a trend has no slider', async () => {
  const { user } = await openMap('/map?timeline=1');
  await choose(user, 'Mode', 'Trajectory');
  await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
  expect(location.search).toBe('?mode=traj');
  await user.click(chip('Time Period'));
  expect(await screen.findByRole('option', { name: 'Custom…' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Month by month' })).toBeNull();
});
