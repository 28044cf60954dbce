import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { type OpenedPage, type OpenOptions, openPage } from '../testing/open-page.ts';

export const GRANT = {
  email_address: 'ada@example.org',
  merge_fields: { SUB_HASH: '3fa9c0', PASS_HASH: '5f4dcc' },
};
/** spec 2: the hash, then the address, then the password hash. */
export const LINK = '/subscription/3fa9c0?ada%40example.org&5f4dcc';
export const ENDPOINT = /^\/api\/subscriptions\/subscribers$/;

/** Opens a page of a server that offers newsletters, and waits for the form. */
export async function openSubscribeForm(
  address = '/neighborhood/hollywood',
  options: OpenOptions = {},
): Promise<OpenedPage> {
  const page = await openPage(address, { offers: 'subscriptions', ...options });
  await screen.findByPlaceholderText(/^(Enter your email|Su correo)$/);
  // the area of the newsletters is known once the page's figures are loaded
  await waitFor(() => expect(document.querySelector('h2[data-known]')).not.toBeNull());
  return page;
}

export const emailField = () => screen.getByLabelText<HTMLInputElement>('Email');
export const subscribeButton = () =>
  screen.getByText<HTMLButtonElement>('Subscribe', { selector: 'button' });
export const subscribeForm = () => emailField().closest('form') as HTMLFormElement;
