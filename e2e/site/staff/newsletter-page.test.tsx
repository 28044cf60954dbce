import { screen, waitFor, within } from '@testing-library/react';
import type { EditionReply, MailingReply } from '@townlight/contract/newsletter';
import { afterEach, expect, test, vi } from 'vitest';
import { EMAIL_COUNTS } from '../../staff/email-counts.ts';
import { passTime } from '../testing/fake-clock.ts';
import { findNotice } from '../testing/notices.ts';
import { openPage } from '../testing/open-page.ts';
import { answerSession, createGate, jsonResponse, type Transport } from '../testing/transport.ts';

const EDITIONS = /^\/api\/staff\/newsletter\/editions$/;
const AT = '2026-11-13T17:00:00Z';
const EDITION: EditionReply = {
  id: '2026-10',
  state: 'sending',
  categories: ['trend'],
  notes: { en: 'Hello', es: '' },
  scheduled_at: AT,
  sending_at: AT,
  sent_at: null,
  created_by: 'desk@example.org',
  scheduled_by: 'desk@example.org',
  newer_figures: true,
  letters: EMAIL_COUNTS,
};

const MAILINGS: readonly MailingReply[] = [
  {
    id: 'weekly 2026-W47',
    kind: 'weekly',
    began_at: '2026-11-23T17:05:00Z',
    ended_at: null,
    letters: EMAIL_COUNTS,
  },
  {
    id: 'unhealthy-air 2026-11-20',
    kind: 'unhealthy-air',
    began_at: '2026-11-20T17:05:00Z',
    ended_at: '2026-11-20T20:05:00Z',
    letters: { ...EMAIL_COUNTS, accepted: 90, all: 100, waiting: 0, given_up: 10 },
  },
];

/** Replies as a server that sends an edition: 400 emails more at each poll, until it is paused. */
function answerSending(transport: Transport): void {
  let accepted = 800;
  let state: EditionReply['state'] = 'sending';
  transport.answer(EDITIONS, () => {
    if (state === 'sending') accepted += 400;
    const counts = { ...EMAIL_COUNTS, accepted, waiting: EMAIL_COUNTS.all - accepted };
    return jsonResponse({
      automatic: false,
      newest_month: '2026-10',
      sender_problem: null,
      editions: [{ ...EDITION, state, letters: counts }],
      mailings: MAILINGS,
    });
  });
  transport.answer(/\/editions\/2026-10\/pause$/, () => {
    state = 'paused';
    return jsonResponse({ message: 'Paused', error: false });
  });
  transport.answer(/\/editions\/2026-10\/preview/, () =>
    jsonResponse({ subject: 'Hollywood', html: '<p>Hollywood</p>', text: 'Hollywood' }),
  );
}

afterEach(() => void vi.useRealTimers());

const panel = () => screen.getByRole('region', { name: /^\w+ \d{4}$/ });
const progress = () => within(panel()).getByRole('progressbar').getAttribute('value');

test('the progress of an edition being sent is polled, and sending can be paused', async () => {
  const loading = createGate();
  const { user, transport } = await openPage('/staff/newsletter?edition=2026-10', {
    byScript: true,
    prepare(prepared) {
      answerSession(prepared, { email: 'desk@example.org', role: 'editor' });
      answerSending(prepared);
      prepared.answer(EDITIONS, async () => {
        await loading.opened;
        return undefined;
      });
    },
  });
  // fakes only the timers of the page's polling
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  loading.open();
  expect(await screen.findByText(/\d of 20,000 letters accepted by the mail server/)).toBeVisible();
  for (const text of [
    '480 a second',
    '3 delayed by the mail server',
    'Newer figures were published',
  ])
    expect(panel()).toHaveTextContent(text);
  const first = progress();
  const countPolls = () => transport.requests.filter(({ path }) => EDITIONS.test(path)).length;
  const before = countPolls();
  await passTime(3_000);
  expect(countPolls()).toBe(before + 1);
  await waitFor(() => expect(progress()).not.toBe(first));
  vi.useRealTimers();
  await user.click(within(panel()).getByRole('button', { name: 'Pause' }));
  await findNotice(/Sending is paused\./);
  expect(await within(panel()).findByRole('button', { name: 'Resume' })).toBeVisible();
  await waitFor(() => expect(within(panel()).getByRole('heading', { level: 2 })).toHaveFocus());
});

test('weekly emails and alerts are listed with the number sent', async () => {
  await openPage('/staff/newsletter', {
    byScript: true,
    prepare(prepared) {
      answerSession(prepared, { email: 'desk@example.org', role: 'editor' });
      answerSending(prepared);
    },
  });
  const list = await screen.findByRole('region', { name: 'Weekly letters and alerts' });
  const [weekly, air] = within(list).getAllByRole('listitem');
  expect(weekly).toHaveTextContent(/Weekly letter, 2026-W47.*Sending.*800 of 20,000 letters/);
  expect(weekly).not.toHaveTextContent('not sent in time');
  expect(air).toHaveTextContent(
    /Alert: unhealthy air on Nov 20, 2026.*Sent.*90 of 100 letters.*10 not sent in time/,
  );
});

test('a signed-out visitor is prompted to sign in', async () => {
  const { user } = await openPage('/staff/newsletter', {
    byScript: true,
    prepare: (transport) => answerSession(transport, null),
  });
  const main = screen.getByRole('main');
  await waitFor(() => expect(main).toHaveTextContent('This page is for staff.'));
  await user.click(await within(main).findByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

test('the page shows the mail server’s rejection message, in both languages', async () => {
  const text =
    'the mail server refused 10 letters one after another, the last with “550 5.7.1 relaying denied”';
  for (const [path, pattern] of [
    ['/staff/newsletter', /not taking letters right now/],
    ['/es/staff/newsletter', /no acepta boletines en este momento/],
  ] as const) {
    await openPage(path, {
      byScript: true,
      prepare(prepared) {
        answerSession(prepared, { email: 'desk@example.org', role: 'editor' });
        prepared.answer(EDITIONS, () =>
          jsonResponse({
            automatic: false,
            newest_month: '2026-10',
            sender_problem: { text, resumes_at: AT },
            editions: [],
            mailings: [],
          }),
        );
      },
    });
    expect(await screen.findByText(pattern)).toBeInTheDocument();
    expect(screen.getByText(/^The mail server refused 10 letters .*denied”\.$/)).toHaveAttribute(
      'lang',
      'en',
    );
  }
});

test('a time that is refused is explained at its field', async () => {
  const { user } = await openPage('/staff/newsletter?edition=2026-10', {
    byScript: true,
    prepare(prepared) {
      answerSession(prepared, { email: 'desk@example.org', role: 'editor' });
      answerSending(prepared);
      prepared.answer(EDITIONS, () =>
        jsonResponse({
          automatic: false,
          newest_month: '2026-10',
          sender_problem: null,
          editions: [{ ...EDITION, state: 'draft', letters: null, scheduled_at: null }],
          mailings: [],
        }),
      );
      prepared.answer(/\/editions\/2026-10\/schedule$/, () =>
        jsonResponse({ error: true, message: 'The edition is already scheduled.' }, 409),
      );
    },
  });
  const form = within(panel());
  const time = await form.findByLabelText('Date and time in the county');
  await user.click(form.getByRole('button', { name: /^Schedule/ }));
  await waitFor(() => expect(time).toBeInvalid());
  expect(time).toHaveAccessibleDescription('The edition is already scheduled.');
});
