import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { findAccessibilityViolations } from '../testing/accessibility.ts';
import { waitForReplies } from '../testing/open-hydrated-page.ts';
import { openPage } from '../testing/open-page.ts';
import { jsonResponse, type Transport, throwUnreachable } from '../testing/transport.ts';

const LATE = {
  name: 'lapd',
  title: 'Los Angeles Police Department',
  kind: 'crime-portal',
  host: 'data.example.org',
  every_seconds: 21_600,
  state: 'late',
  checked_at: '2026-11-18T21:05:00.000Z',
  changed_at: '2026-11-12T09:00:00.000Z',
  next_at: '2026-11-21T03:05:00.000Z',
};

/** The server of these tests has no source. */
const withLateSource = (transport: Transport) =>
  transport.answer(/^\/api\/sources/, () => jsonResponse([LATE]));

test('where everything is loaded by hand the page about the data has no updates', async () => {
  const { transport } = await openPage('/about/data');
  await waitForReplies(transport);
  expect(screen.getByRole('heading', { name: 'Load the real records' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Updates' })).toBeNull();
});

test.each([
  ['English', '/about/data', 'Updates', /New records from .+ are late/],
  ['Spanish', '/es/about/data', 'Actualizaciones', /Los registros nuevos llegan con retraso/],
])(
  'a late source is a line of the page about the data and no alert, in %s',
  async (_, address, heading, line) => {
    const { transport } = await openPage(address, {
      width: 390,
      byScript: true,
      prepare: withLateSource,
    });
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(await screen.findByText(line)).toBeVisible();
    await waitForReplies(transport);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await findAccessibilityViolations()).toEqual([]);
  },
);

describe.each([
  ['/api/data/terms', 'The terms of the sources', 'Sources and their terms'],
  ['/api/crimes/status', 'The list of departments', 'Departments'],
  ['/api/sources', 'The dates of the latest updates', 'Updates'],
])('%s', (path, missing, heading) => {
  test('that does not answer shows an error in its place, and is requested again', async () => {
    let restore = () => {};
    const { user, transport } = await openPage('/about/data', {
      byScript: true,
      prepare: (prepared) => {
        withLateSource(prepared);
        restore = prepared.answer(new RegExp(`^${path}`), throwUnreachable);
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(missing);
    await waitForReplies(transport);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: heading })).toBeNull();
    restore();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
