import { screen, waitFor, within } from '@testing-library/react';
import type { FeedbackEntry, FeedbackList } from '@townlight/contract/feedback';
import { expect, test } from 'vitest';
import { findNotice } from '../testing/notices.ts';
import { openPage } from '../testing/open-page.ts';
import { createGate, jsonResponse, type SentRequest } from '../testing/transport.ts';

const VENICE: FeedbackEntry = {
  id: 7,
  submitted_at: '2026-11-02T17:00:00Z',
  page: '/neighborhood/venice',
  language: 'en',
  comment: 'The arrow of Venice points the wrong way',
  looking_for: 'my street',
  handled: null,
};
const ARSON: FeedbackEntry = {
  ...VENICE,
  id: 8,
  page: '/crime/arson',
  language: 'es',
  comment: 'Call me at home',
  looking_for: null,
};
const HANDLED = { at: '2026-11-03T17:00:00Z', by: 'ada@example.org' };
const KINDS = [
  { kind: '/neighborhood', count: 1 },
  { kind: '/crime', count: 1 },
];

/** Fakes the server's list: filters by kind and state, marks and deletes. */
async function openList(address = '/staff/feedback') {
  let entries = [VENICE, ARSON];
  const list = (path: string): FeedbackList => {
    const query = new URL(path, 'http://localhost').searchParams;
    const found = entries.filter(
      ({ page, handled }) =>
        page.startsWith(query.get('kind') ?? '') &&
        (query.get('state') !== 'open' || handled === null) &&
        (query.get('state') !== 'handled' || handled !== null),
    );
    return { found: found.length, entries: found, kinds: KINDS };
  };
  const change = ({ method, path, body }: SentRequest) => {
    const id = Number(path.split('/')[4]);
    const handled = (body as { handled?: boolean } | undefined)?.handled ? HANDLED : null;
    entries =
      method === 'DELETE'
        ? entries.filter((one) => one.id !== id)
        : entries.map((one) => (one.id === id ? { ...one, handled } : one));
    return jsonResponse({ message: 'Done.', error: false });
  };
  const page = await openPage(address, {
    prepare(transport) {
      transport.answer(/^\/api\/staff\/feedback(\?|$)/, ({ path }) => jsonResponse(list(path)));
      transport.answer(/^\/api\/staff\/feedback\/\d+/, change);
    },
  });
  await screen.findByRole('status');
  return { ...page, list };
}

const entry = (text: string) => within(screen.getByText(text).closest('article') as HTMLElement);
const found = () => screen.getByRole('status');

test('a signed-out visitor sees a sign-in link and no feedback', async () => {
  await openPage('/staff/feedback');
  const main = within(document.querySelector('main') as HTMLElement);
  expect(await main.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/staff/),
  );
  expect(document.querySelector('article')).toBeNull();
});

test('an entry has its page, language, number, answers and state', async () => {
  await openList();
  expect(found()).toHaveTextContent(/^2 entries$/);
  const venice = entry(VENICE.comment);
  expect(venice.getByRole('link', { name: '/neighborhood/venice' })).toHaveAttribute(
    'href',
    '/neighborhood/venice',
  );
  expect(venice.getByText(/· English · No\. 7$/)).toBeVisible();
  expect(venice.getByText('What they wanted to find out')).toBeVisible();
  expect(venice.getByText('my street')).toHaveAttribute('lang', 'en');
  expect(venice.getByText('Unread')).toBeVisible();
  expect(screen.getByText(ARSON.comment)).toHaveAttribute('lang', 'es');
  expect(entry(ARSON.comment).queryByText('What they wanted to find out')).toBeNull();
});

test('filters are in the address, in the requests and in the link to the table', async () => {
  const { user, transport } = await openList();
  await user.selectOptions(screen.getByLabelText('Page'), '/neighborhood');
  await waitFor(() => expect(screen.queryByText(ARSON.comment)).toBeNull());
  expect(found()).toHaveTextContent(/^1 entry$/);
  await user.type(screen.getByLabelText('Words'), ' WRONG way ');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(location.search).toBe('?kind=%2Fneighborhood&words=WRONG+way');
  await waitFor(() =>
    expect(transport.requests.at(-1)?.path).toMatch(
      /^\/api\/staff\/feedback\?(?=.*kind=%2Fneighborhood)(?=.*words=WRONG(\+|%20)way)/,
    ),
  );
  expect(screen.getByRole('link', { name: 'Download these as CSV' })).toHaveAttribute(
    'href',
    expect.stringMatching(
      /^\/api\/staff\/feedback\.csv\?kind=%2Fneighborhood&words=WRONG(\+|%20)way$/,
    ),
  );
  await user.selectOptions(screen.getByLabelText('State'), 'handled');
  await waitFor(() => expect(found()).toHaveTextContent(/^No feedback with these filters$/));
  expect(screen.queryByRole('link', { name: 'Download these as CSV' })).toBeNull();
});

test('an entry is marked as handled and as unread again', async () => {
  const { user, transport } = await openList();
  await user.click(screen.getByRole('button', { name: 'Mark as handled: no. 7' }));
  await findNotice('Marked as handled.');
  expect(entry(VENICE.comment).getByText('Handled by ada@example.org, Nov 3, 2026')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Mark as unread: no. 7' }));
  await findNotice('Marked as unread.');
  expect(entry(VENICE.comment).getByText('Unread')).toBeVisible();
  expect(transport.sentTo(/\/7\/handled$/)).toEqual([{ handled: true }, { handled: false }]);
});

test('a list that was requested before an entry was marked does not replace the newer one', async () => {
  const { user, transport, list } = await openList();
  const { opened, open } = createGate();
  const answered = createGate();
  const stop = transport.answer(/words=/, async ({ path }) => {
    // as it is before the entry is marked
    const old = list(path);
    stop();
    await opened;
    answered.open();
    return jsonResponse(old);
  });
  await user.type(screen.getByLabelText('Words'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(transport.sentTo(/words=/)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Mark as handled: no. 7' }));
  await waitFor(() => expect(transport.sentTo(/\/7\/handled$/)).toHaveLength(1));
  open();
  await answered.opened;
  expect(await screen.findByText('Handled by ada@example.org, Nov 3, 2026')).toBeVisible();
  await findNotice('Marked as handled.');
  expect(entry(VENICE.comment).queryByText('Unread')).toBeNull();
});

test('an entry is deleted only after it was confirmed', async () => {
  const { user, transport } = await openList();
  const remove = () => screen.getByRole('button', { name: 'Delete no. 8' });
  await user.click(remove());
  let dialog = within(await screen.findByRole('dialog', { name: 'Delete feedback no. 8?' }));
  expect(dialog.getByText(ARSON.comment)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(ARSON.comment)).toBeVisible();
  expect(transport.requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await user.click(remove());
  dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await findNotice('Deleted.');
  await waitFor(() => expect(screen.queryByText(ARSON.comment)).toBeNull());
  expect(screen.getByText(VENICE.comment)).toBeVisible();
  expect(
    transport.requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path),
  ).toEqual(['/api/staff/feedback/8']);
});

test('an entry that cannot be changed stays, with an error', async () => {
  const { user, transport } = await openList();
  transport.answer(/\/7\/handled$/, () =>
    jsonResponse({ message: 'The store is full.', error: true }, 500),
  );
  await user.click(screen.getByRole('button', { name: 'Mark as handled: no. 7' }));
  expect(await findNotice(/./)).toHaveAttribute('data-kind', 'error');
  expect(entry(VENICE.comment).getByText('Unread')).toBeVisible();
});
