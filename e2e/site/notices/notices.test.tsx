import { act, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  ENDPOINT,
  emailField,
  GRANT,
  openSubscribeForm,
  subscribeButton,
} from '../subscriptions/subscribe-form.ts';
import { passTime, startClock, stopClock } from '../testing/fake-clock.ts';
import { findNotice, getNotice, getNotices } from '../testing/notices.ts';
import { jsonResponse } from '../testing/transport.ts';

const EMPTY = 'User email cannot be empty!';
/** Longer than the fade of a message. */
const FADE_MS = 600;

afterEach(startClock);

/** The subscribe form reports everything by messages: warnings at once, outcomes with a link. */
async function openAndStopClock() {
  const page = await openSubscribeForm();
  page.transport.answer(ENDPOINT, () => jsonResponse(GRANT));
  // the code that renders messages is fetched with the first of them
  await page.user.click(subscribeButton());
  await findNotice(EMPTY);
  stopClock();
  await page.user.keyboard('{Escape}');
  await passTime(FADE_MS);
  expect(getNotices()).toEqual([]);
  return { ...page, showWarning: () => showWarning(page) };
}

async function showWarning({ user }: Awaited<ReturnType<typeof openSubscribeForm>>) {
  await user.click(subscribeButton());
  expect(getNotice()).toHaveTextContent(EMPTY);
}

test('a message closes by itself after 3 seconds', async () => {
  const { showWarning } = await openAndStopClock();
  await showWarning();
  await passTime(2_900);
  expect(getNotice()).toBeVisible();
  await passTime(200 + FADE_MS);
  expect(getNotices()).toEqual([]);
});

test('only one message is shown at a time; a new message closes the current one first', async () => {
  const { user } = await openAndStopClock();
  let highest = 0;
  const seen: string[] = [];
  const observer = new MutationObserver(() => {
    highest = Math.max(highest, getNotices().length);
    const text = getNotices()[0]?.querySelector('p')?.firstChild?.textContent ?? '';
    if (seen.at(-1) !== text) seen.push(text);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await user.click(subscribeButton());
  expect(getNotice()).toHaveTextContent(EMPTY);
  await user.type(emailField(), 'ada');
  await user.click(subscribeButton());
  // the previous one is still closing
  expect(getNotice()).toHaveTextContent(EMPTY);
  await passTime(FADE_MS);
  expect(getNotice()).toHaveTextContent("Please include '@' in the email address!");
  await user.type(emailField(), '@example.org');
  await user.click(subscribeButton());
  await passTime(FADE_MS);
  expect(getNotice()).toHaveTextContent('Thank you for your subscription!');
  observer.disconnect();
  expect(highest).toBe(1);
  expect(seen.filter((text) => text !== '')).toEqual([
    EMPTY,
    "Please include '@' in the email address!",
    expect.stringContaining('Thank you for your subscription!'),
  ]);
});

test('the same message twice is shown twice', async () => {
  const { showWarning } = await openAndStopClock();
  await showWarning();
  await passTime(4_000);
  expect(getNotices()).toEqual([]);
  await showWarning();
  expect(getNotices()).toHaveLength(1);
});

test('a message stays while the pointer or the focus is on it', async () => {
  const { user } = await openAndStopClock();
  await user.type(emailField(), 'ada@example.org{Enter}');
  await passTime(FADE_MS);
  expect(getNotice()).toHaveTextContent('Thank you for your subscription!');
  await user.hover(getNotice());
  await passTime(20_000, 1_000);
  expect(getNotice()).toBeVisible();
  // the focus suffices without the pointer
  await act(async () => within(getNotice()).getByRole('link').focus());
  await user.unhover(getNotice());
  await passTime(20_000, 1_000);
  expect(getNotice()).toBeVisible();
  await act(async () => within(getNotice()).getByRole('button', { name: 'Close' }).focus());
  await user.keyboard('{Enter}');
  await passTime(FADE_MS);
  expect(getNotices()).toEqual([]);
});

test('a message closes 3 seconds after the pointer has left it', async () => {
  const { user, showWarning } = await openAndStopClock();
  await showWarning();
  await user.hover(getNotice());
  await passTime(5_000);
  expect(getNotice()).toBeVisible();
  await user.unhover(getNotice());
  await passTime(2_900);
  expect(getNotice()).toBeVisible();
  await passTime(200 + FADE_MS);
  expect(getNotices()).toEqual([]);
});

test('a message closes 3 seconds after losing focus, and its Close button returns the focus', async () => {
  const { user, showWarning } = await openAndStopClock();
  await showWarning();
  const close = within(getNotice()).getByRole('button', { name: 'Close' });
  await act(async () => close.focus());
  await passTime(5_000);
  expect(getNotice()).toBeVisible();
  await act(async () => emailField().focus());
  await passTime(2_900);
  expect(getNotice()).toBeVisible();
  await act(async () => close.focus());
  await user.keyboard('{Enter}');
  expect(emailField()).toHaveFocus();
  await passTime(FADE_MS);
  expect(getNotices()).toEqual([]);
});

test('Escape closes a message', async () => {
  const { user, showWarning } = await openAndStopClock();
  await showWarning();
  await user.keyboard('{Escape}');
  await passTime(FADE_MS);
  expect(getNotices()).toEqual([]);
});

test('a press elsewhere does not close a message', async () => {
  const { user, showWarning } = await openAndStopClock();
  await showWarning();
  await passTime(100);
  await user.click(document.querySelector('h1') as HTMLElement);
  await passTime(FADE_MS);
  expect(getNotice()).toBeVisible();
});
