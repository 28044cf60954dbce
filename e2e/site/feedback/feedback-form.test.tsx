import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findNotice, getNotices } from '../testing/notices.ts';
import { createGate, jsonResponse } from '../testing/transport.ts';
import {
  comment,
  fill,
  lookingFor,
  openFeedback,
  openPageForFeedback,
  sendButton,
} from './feedback-form.ts';

const thanks = () => jsonResponse({ message: 'Thank you!', error: false });
const THANKS = 'Thank you for your feedback!';

test('both answers are sent with the page and its area, then a thank-you message appears', async () => {
  const { user, transport } = await openPageForFeedback('/map?area=hollywood&measure=rate');
  transport.answer(/^\/api\/feedback$/, thanks);
  const form = await openFeedback(user);
  await fill(user, comment(form), ' The rank of Hollywood seems wrong. ');
  await fill(user, lookingFor(form), 'burglaries on my street');
  await user.click(sendButton(form));
  expect(await findNotice(THANKS)).toHaveAttribute('data-kind', 'success');
  expect(transport.requests.filter(({ path }) => path === '/api/feedback')).toEqual([
    {
      method: 'POST',
      path: '/api/feedback',
      body: {
        comment: 'The rank of Hollywood seems wrong.',
        looking_for: 'burglaries on my street',
        // of the query only the area
        page: '/map?area=hollywood',
        language: 'en',
      },
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['', '   ', '\n'])(
  'a blank first answer is marked as invalid, receives focus, and is not sent: %j',
  async (blank) => {
    const { user, transport } = await openPageForFeedback('/crime/burglary');
    transport.answer(/^\/api\/feedback$/, thanks);
    const form = await openFeedback(user);
    await fill(user, comment(form), blank);
    await fill(user, lookingFor(form), 'something');
    expect(comment(form)).not.toHaveAttribute('aria-invalid');
    await user.click(sendButton(form));
    expect(comment(form)).toHaveFocus();
    expect(comment(form)).toHaveAttribute('aria-invalid', 'true');
    expect(within(form).getByText('Please write something here.')).toBeVisible();
    expect(comment(form)).toHaveAccessibleDescription(/Please write something here\.$/);
    expect(transport.sentTo(/feedback/)).toEqual([]);
    await fill(user, comment(form), 'x');
    expect(comment(form)).not.toHaveAttribute('aria-invalid');
    expect(within(form).queryByText('Please write something here.')).toBeNull();
  },
);

test('a blank second answer is left out of the request', async () => {
  const { user, transport } = await openPageForFeedback('/crime/burglary');
  transport.answer(/^\/api\/feedback$/, thanks);
  const form = await openFeedback(user);
  await fill(user, comment(form), 'x');
  await fill(user, lookingFor(form), '  \n ');
  await user.click(sendButton(form));
  await findNotice(THANKS);
  expect(transport.sentTo(/feedback/)).toEqual([
    { comment: 'x', page: '/crime/burglary', language: 'en' },
  ]);
});

test('each answer is limited to 500 characters and has a character counter', async () => {
  const { user, transport } = await openPageForFeedback('/crime/burglary');
  transport.answer(/^\/api\/feedback$/, thanks);
  const form = await openFeedback(user);
  for (const [at, field] of [comment(form), lookingFor(form)].entries()) {
    expect(field).toHaveAccessibleDescription(/ 0 of 500$/);
    await fill(user, field, 'x'.repeat(498));
    expect(within(form).getAllByRole('status')[at]).toBeEmptyDOMElement();
    await user.keyboard('abcd');
    expect(field).toHaveValue(`${'x'.repeat(498)}ab`);
    expect(field).toHaveAccessibleDescription(/ 500 of 500$/);
    expect(within(form).getAllByRole('status')[at]).toHaveTextContent(
      /^The limit of 500 characters is reached\.$/,
    );
  }
  await user.click(sendButton(form));
  await findNotice(THANKS);
  expect(transport.sentTo(/feedback/)).toEqual([
    expect.objectContaining({ comment: `${'x'.repeat(498)}ab` }),
  ]);
});

test('pressing Send again while the request is pending does not send it twice', async () => {
  const { user, transport } = await openPageForFeedback('/neighborhood/hollywood');
  const { opened, open } = createGate();
  transport.answer(/^\/api\/feedback$/, async () => {
    await opened;
    return thanks();
  });
  const form = await openFeedback(user);
  await fill(user, comment(form), 'x');
  await user.click(sendButton(form));
  const sending = await within(form).findByRole('button', { name: 'Sending…' });
  expect(sending).toHaveAttribute('aria-disabled', 'true');
  expect(form.querySelector('form')).toHaveAttribute('aria-busy', 'true');
  // MUI's backdrop blocks the pointer; the keyboard can still reach it
  sending.focus();
  await user.keyboard('{Enter}');
  expect(sending).toHaveFocus();
  expect(getNotices()).toEqual([]);
  open();
  await findNotice(THANKS);
  expect(transport.sentTo(/feedback/)).toHaveLength(1);
});

test('typed text is preserved when the form is closed by mistake, and cleared once sent', async () => {
  const { user, transport } = await openPageForFeedback('/map');
  transport.answer(/^\/api\/feedback$/, thanks);
  let form = await openFeedback(user);
  await fill(user, comment(form), 'half a thought');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  form = await openFeedback(user, 'Having a problem with the map? Let us know.');
  expect(comment(form)).toHaveValue('half a thought');
  await user.click(within(form).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  form = await openFeedback(user);
  expect(comment(form)).toHaveValue('half a thought');
  await user.click(sendButton(form));
  await findNotice(THANKS);
  form = await openFeedback(user);
  expect(comment(form)).toHaveValue('');
  expect(transport.sentTo(/feedback/)).toHaveLength(1);
});

test('the form is described by its introduction, which leads emergencies to 911', async () => {
  const { user } = await openPageForFeedback('/neighborhood/hollywood');
  expect(await openFeedback(user)).toHaveAccessibleDescription(/in an emergency call 911/);
});

test('in Spanish the form is in Spanish, and the language is sent with the page', async () => {
  const { user, transport } = await openPageForFeedback('/es/neighborhood/hollywood');
  transport.answer(/^\/api\/feedback$/, thanks);
  await user.click(screen.getAllByText('Comentarios', { selector: 'button' })[0] as HTMLElement);
  const form = await screen.findByRole('dialog', { name: 'Sus comentarios' });
  const question = '¿Qué quiere decirnos sobre esta página?';
  await fill(user, within(form).getByRole('textbox', { name: question }), 'hola');
  await user.click(within(form).getByRole('button', { name: 'Enviar comentarios' }));
  await findNotice('¡Gracias por sus comentarios!');
  expect(transport.sentTo(/feedback/)).toEqual([
    { comment: 'hola', page: '/neighborhood/hollywood', language: 'es' },
  ]);
});
