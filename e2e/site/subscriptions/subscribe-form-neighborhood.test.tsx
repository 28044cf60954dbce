import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findNotice } from '../testing/notices.ts';
import { jsonResponse } from '../testing/transport.ts';
import {
  ENDPOINT,
  emailField,
  GRANT,
  LINK,
  openSubscribeForm,
  subscribeButton,
  subscribeForm,
} from './subscribe-form.ts';

const choice = () => within(subscribeForm()).getByLabelText<HTMLSelectElement>('Neighborhood');

test('after another neighborhood was chosen, that one is subscribed', async () => {
  const { user, transport } = await openSubscribeForm();
  transport.answer(ENDPOINT, () => jsonResponse(GRANT));
  // Testing Library does not know the element by its role
  const search = within(
    document.querySelector<HTMLElement>(
      'search[aria-label="Search for a Neighborhood"]',
    ) as HTMLElement,
  );
  await user.type(search.getByRole('combobox'), 'acton');
  await user.click(await search.findByRole('option', { name: 'Acton' }));
  await waitFor(() =>
    expect(subscribeForm()).toHaveAccessibleName('Subscribe to the newsletter of Acton'),
  );
  await user.type(emailField(), 'ada@example.org');
  await user.click(subscribeButton());
  await findNotice(/^Thank you for your subscription!/);
  expect(transport.sentTo(ENDPOINT)).toEqual([
    { neighborhoods: ['acton'], email: 'ada@example.org', language: 'en' },
  ]);
});

test('on the page of a crime the reader chooses the neighborhood', async () => {
  const { user, transport } = await openSubscribeForm('/crime/burglary');
  transport.answer(ENDPOINT, () => jsonResponse(GRANT));
  expect(subscribeForm()).toHaveAccessibleName('Subscribe to our neighborhood newsletters');
  await waitFor(() => expect(choice().options.length).toBeGreaterThan(200));
  await user.type(emailField(), 'ada@example.org');
  await user.click(subscribeButton());
  await findNotice('Please choose a neighborhood.');
  expect(choice()).toHaveFocus();
  expect(choice()).toHaveAttribute('aria-invalid', 'true');
  expect(choice()).toHaveAccessibleDescription('Please choose a neighborhood.');
  expect(transport.sentTo(ENDPOINT)).toEqual([]);
  await user.selectOptions(choice(), within(choice()).getByText('Hollywood'));
  expect(choice()).not.toHaveAttribute('aria-invalid');
  await user.click(subscribeButton());
  await findNotice(/^Thank you for your subscription!/);
  expect(transport.sentTo(ENDPOINT)).toEqual([
    { neighborhoods: ['hollywood'], email: 'ada@example.org', language: 'en' },
  ]);
});

test('the neighborhood that the reader came from is preselected', async () => {
  await openSubscribeForm('/crime/burglary?area=acton');
  await waitFor(() => expect(choice().selectedOptions[0]).toHaveTextContent(/^Acton$/));
});

test('in Spanish the form is in Spanish', async () => {
  const { user, transport } = await openSubscribeForm('/es/neighborhood/hollywood');
  const form = screen.getByRole('form', { name: 'Suscríbase al boletín de Hollywood' });
  const email = within(form).getByRole('textbox', { name: 'Correo electrónico' });
  const send = within(form).getByRole('button', { name: 'Suscribirse' });
  await user.click(send);
  await findNotice('¡El correo electrónico no puede estar vacío!');
  await user.type(email, 'ada');
  await user.click(send);
  await findNotice('¡Incluya una “@” en la dirección de correo electrónico!');
  transport.answer(ENDPOINT, () => jsonResponse({ message: 'no', error: true }, 500));
  await user.type(email, '@example.org');
  await user.click(send);
  // the server's message is in English
  await findNotice(
    'No se pudo hacer la suscripción: el servidor tiene un problema; inténtelo más tarde.',
  );
  transport.answer(ENDPOINT, () => jsonResponse(GRANT));
  await user.click(send);
  const message = await findNotice(
    '¡Gracias por su suscripción! Puede modificarla en cualquier momento en su página de suscripción.',
  );
  // formerly it led to the English page
  expect(within(message).getByRole('link')).toHaveAttribute('href', `/es${LINK}`);
  expect(transport.sentTo(ENDPOINT).at(-1)).toEqual({
    neighborhoods: ['hollywood'],
    email: 'ada@example.org',
    language: 'es',
  });
});
