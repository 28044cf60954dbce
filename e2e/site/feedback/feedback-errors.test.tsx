import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findNotice } from '../testing/notices.ts';
import { jsonResponse, throwUnreachable } from '../testing/transport.ts';
import {
  comment,
  fill,
  lookingFor,
  openFeedback,
  openPageForFeedback,
  sendButton,
} from './feedback-form.ts';

test.each([
  [
    'a server error',
    () => jsonResponse({ message: 'no', error: true }, 500),
    'Your feedback could not be sent. Nothing you wrote is lost.',
  ],
  [
    'a rate limit',
    () => jsonResponse({ message: 'no', error: true }, 429),
    'Too many messages in a short time.',
  ],
  [
    'an unreachable server',
    throwUnreachable,
    'Your feedback could not be sent. Nothing you wrote is lost.',
  ],
])('%s shows a message, loses nothing, and can be retried', async (_, fail, message) => {
  const { user, transport } = await openPageForFeedback('/neighborhood/hollywood');
  const succeed = transport.answer(/^\/api\/feedback$/, fail);
  const form = await openFeedback(user);
  await fill(user, comment(form), 'It took me an hour to write this.');
  await fill(user, lookingFor(form), 'time');
  await user.click(sendButton(form));
  expect(await within(form).findByRole('alert')).toHaveTextContent(message);
  expect(comment(form)).toHaveValue('It took me an hour to write this.');
  expect(lookingFor(form)).toHaveValue('time');
  expect(transport.sentTo(/feedback/)).toHaveLength(1);
  succeed();
  transport.answer(/^\/api\/feedback$/, () =>
    jsonResponse({ message: 'Thank you!', error: false }),
  );
  await user.click(within(form).getByRole('button', { name: 'Try again' }));
  await findNotice('Thank you for your feedback!');
  expect(transport.sentTo(/feedback/).slice(1)).toEqual([
    {
      comment: 'It took me an hour to write this.',
      looking_for: 'time',
      page: '/neighborhood/hollywood',
      language: 'en',
    },
  ]);
});
