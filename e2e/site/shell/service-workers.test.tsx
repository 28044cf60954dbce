import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.ts';

/** jsdom has no service workers. */
function stubServiceWorkers(getRegistrations: () => Promise<unknown[]>): void {
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistrations },
    configurable: true,
  });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('background workers of earlier versions are unregistered', async () => {
  const workers = [{ unregister: vi.fn() }, { unregister: vi.fn() }];
  stubServiceWorkers(async () => workers);
  await openPage('/about/method');
  for (const { unregister } of workers) await waitFor(() => expect(unregister).toHaveBeenCalled());
});

test('the page is shown if the browser refuses to list its service workers', async () => {
  const getRegistrations = vi.fn(() => Promise.reject(new DOMException('', 'SecurityError')));
  stubServiceWorkers(getRegistrations);
  await openPage('/about/method');
  expect(getRegistrations).toHaveBeenCalled();
});
