import { act, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Returns the short messages at the edge of the window; a notice inside a page has no kind. */
export function getNotices(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[role=alert][data-kind]')];
}

/** Returns the only message on the page. */
export function getNotice(): HTMLElement {
  const [first, ...more] = getNotices();
  if (first === undefined) throw new Error('there is no message on the page');
  expect(more).toEqual([]);
  return first;
}

/** @param text the complete text, or a pattern of a substring */
export async function findNotice(text: string | RegExp): Promise<HTMLElement> {
  const expected = typeof text === 'string' ? text : expect.stringMatching(text);
  return await waitFor(() => {
    expect(getNotice().textContent).toEqual(expected);
    return getNotice();
  });
}

/** Closes the message on the page, where there is one. */
export async function dismissNotice(user: UserEvent): Promise<void> {
  if (getNotices().length === 0) return;
  // the key listener is added after rendering
  await act(async () => {});
  await user.keyboard('{Escape}');
  await waitFor(() => expect(getNotices()).toEqual([]));
}
