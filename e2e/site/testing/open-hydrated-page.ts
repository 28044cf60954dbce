import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { type OpenedPage, type OpenOptions, openPage } from './open-page.ts';
import type { Transport } from './transport.ts';

/**
 * Opens a page and checks that React hydrated the server's HTML instead of rendering it again. Logged errors fail the
 * test in any case.
 */
export async function openHydratedPage(
  address: string,
  options: OpenOptions = {},
): Promise<OpenedPage> {
  let sent: Element | null = null;
  const page = await openPage(address, {
    ...options,
    prepare: (transport) => {
      sent = document.querySelector('#root h1');
      options.prepare?.(transport);
    },
  });
  await waitForReplies(page.transport);
  expect(sent).not.toBeNull();
  expect(document.querySelector('#root h1')).toBe(sent);
  return page;
}

/** Waits until no request is pending and none follows from the last response. */
export async function waitForReplies(transport: Transport): Promise<void> {
  let before = -1;
  while (transport.requests.length !== before) {
    before = transport.requests.length;
    await waitFor(() => expect(transport.unanswered).toBe(0));
    // a response may make the page send another request
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve));
    });
  }
}
