import { describe, expect, test } from 'vitest';
import { comment, lookingFor, openFeedback, openPageForFeedback } from './feedback-form.ts';

const MAP_PROBLEM = 'Having a problem with the map? Let us know.';

describe.each([390, 1280])('at %i px', (width) => {
  test.each([
    '/map',
    '/map?view=table',
    '/map?area=hollywood',
    '/neighborhood/hollywood',
    '/crime/burglary',
    '/compare?areas=hollywood',
  ])('a Feedback button on %s opens the form', async (address) => {
    const { user } = await openPageForFeedback(address, { width });
    // the table on a phone has no report, and so only the line at its foot
    const isPhoneTable = width === 390 && address === '/map?view=table';
    const form = await openFeedback(user, isPhoneTable ? MAP_PROBLEM : 'Feedback');
    expect(comment(form)).toBeVisible();
    expect(lookingFor(form)).toBeVisible();
  });

  test('the report of the safety map ends with a button for problems with the map', async () => {
    const { user } = await openPageForFeedback('/map?area=hollywood', { width });
    const form = await openFeedback(user, MAP_PROBLEM);
    expect(comment(form)).toBeVisible();
  });
});
