import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choose, legend, openMap } from '../maps/map-page.ts';
import { openPage, setConnection } from '../testing/open-page.ts';
import { throwUnreachable } from '../testing/transport.ts';

const progress = () => document.querySelector('main [role=progressbar]');

test('offline, the map retains the labels of the displayed data, and it continues once online', async () => {
  const { user, transport } = await openMap('/map?area=venice');
  const report = within(screen.getByRole('complementary', { name: 'Crime Report' }));
  const title = () => within(legend()).getByRole('heading').textContent;
  expect(title()).toMatch(/October 2026/);
  expect(report.getByText('Crime types in October 2026')).toBeVisible();
  await setConnection(transport, false);
  await choose(user, 'Crime category', 'Violent Crime');
  expect(await report.findByRole('alert')).toHaveTextContent(
    'You still see what you chose before. You are offline.',
  );
  expect(title()).toMatch(/October 2026/);
  expect(title()).not.toMatch(/Violent/);
  expect(report.getByText('Crime types in October 2026')).toBeVisible();
  expect(progress()).toBeNull();
  await setConnection(transport, true);
  await waitFor(() => expect(title()).toMatch(/Violent Crime/));
  await waitFor(() => expect(report.queryByRole('alert')).toBeNull());
});

test('offline, each part of a tracker reports the missing connection and states no findings', async () => {
  const { user, transport } = await openPage('/neighborhood/venice');
  const kinds = () => screen.getByRole('table', { name: /Venice/ });
  expect(kinds()).toBeVisible();
  await setConnection(transport, false);
  await user.click(screen.getByRole('button', { name: 'Last Year' }));
  await waitFor(() =>
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent('You are offline.'),
  );
  await waitFor(() => expect(progress()).toBeNull());
  expect(screen.queryByText(/not comparable/)).toBeNull();
  await setConnection(transport, true);
  await waitFor(() => expect(kinds()).toBeVisible());
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a section that waits for a connection reports that it is offline', async () => {
  let answersNothing = () => {};
  const { user, transport } = await openPage('/neighborhood/venice', {
    byScript: true,
    prepare: (prepared) => {
      answersNothing = prepared.answer(/^\/api\/air-quality\/aqi\?/, throwUnreachable);
    },
  });
  const section = within(await screen.findByRole('region', { name: 'Air quality' }));
  await waitFor(() =>
    expect(section.getByRole('alert')).toHaveTextContent('The site could not be reached.'),
  );
  await setConnection(transport, false);
  await user.click(section.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(section.getByRole('alert')).toHaveTextContent('You are offline.'));
  answersNothing();
  await setConnection(transport, true);
  expect(await section.findByText(/^The air is/)).toBeVisible();
  await waitFor(() => expect(section.queryByRole('alert')).toBeNull());
});
