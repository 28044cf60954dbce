import { expect, type Locator } from '@playwright/test';
import { barriersOn } from './web/barriers.ts';
import { comment, lookingFor, openFeedback, send, takeFeedback } from './web/feedback.ts';
import { notice } from './web/notices.ts';
import { test } from './web/test.ts';

const PAGES = [
  '/map',
  '/map?view=table',
  '/map?area=hollywood',
  '/neighborhood/hollywood',
  '/crime/burglary',
  '/compare?areas=hollywood',
];

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    for (const address of PAGES) {
      test(`there is a Feedback button on ${address}`, async ({ page }) => {
        await page.goto(address);
        const form = await openFeedback(
          page,
          // the table of a phone has no report, and so only the line at its foot
          width === 390 && address === '/map?view=table'
            ? 'Having a problem with the map? Let us know.'
            : 'Feedback',
        );
        await expect(comment(form)).toBeVisible();
        await expect(lookingFor(form)).toBeVisible();
      });
    }

    test('the report of the safety map ends with a way to tell of a problem', async ({ page }) => {
      await page.goto('/map?area=hollywood');
      await openFeedback(page, 'Having a problem with the map? Let us know.');
    });
  });
}

test('what is written reaches the server, which thanks', async ({ page }) => {
  await page.goto('/map?area=hollywood&measure=rate');
  const form = await openFeedback(page);
  await comment(form).fill(' The rank of Hollywood seems wrong. ');
  await lookingFor(form).fill('burglaries on my street');
  const asked = page.waitForRequest('**/api/feedback');
  await send(form).click();
  const request = await asked;
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toEqual({
    comment: 'The rank of Hollywood seems wrong.',
    looking_for: 'burglaries on my street',
    // of the query the area alone
    page: '/map?area=hollywood',
    language: 'en',
  });
  const reply = await request.response();
  expect(reply?.status()).toBe(200);
  expect(await reply?.json()).toEqual({ message: 'Thank you for your feedback!', error: false });
  await expect(notice(page)).toHaveText('Thank you for your feedback!');
  await expect(notice(page)).toHaveAttribute('data-kind', 'success');
  await expect(form).toBeHidden();
});

for (const blank of ['', '   ', '\n']) {
  test(`an empty first answer gets a red border and the focus, and nothing is sent: ${JSON.stringify(blank)}`, async ({
    page,
  }) => {
    const sent = await takeFeedback(page);
    await page.goto('/crime/burglary');
    const form = await openFeedback(page);
    await comment(form).fill(blank);
    await lookingFor(form).fill('something');
    const before = await borderOf(comment(form));
    await send(form).click();
    await expect(comment(form)).toBeFocused();
    await expect(comment(form)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByText('Please write something here.')).toBeVisible();
    const [red, green, blue] = await borderOf(comment(form));
    expect(red).toBeGreaterThan(150);
    expect(green).toBeLessThan(80);
    expect(blue).toBeLessThan(80);
    expect(sent).toEqual([]);
    await comment(form).fill('x');
    await expect(comment(form)).not.toHaveAttribute('aria-invalid');
    await expect.poll(() => borderOf(comment(form))).toEqual(before);
  });
}

test('a second answer that is blank after trimming is not sent', async ({ page }) => {
  const sent = await takeFeedback(page);
  await page.goto('/crime/burglary');
  const form = await openFeedback(page);
  await comment(form).fill('x');
  await lookingFor(form).fill('  \n ');
  await send(form).click();
  await expect(notice(page)).toBeVisible();
  expect(sent).toEqual([{ comment: 'x', page: '/crime/burglary', language: 'en' }]);
});

test('each answer takes 500 characters and counts them', async ({ page }) => {
  const sent = await takeFeedback(page);
  await page.goto('/crime/burglary');
  const form = await openFeedback(page);
  for (const field of [comment(form), lookingFor(form)]) {
    await expect(field).toHaveAccessibleDescription(/ 0 of 500$/);
    await field.fill('x'.repeat(498));
    await field.pressSequentially('abcd');
    await expect(field).toHaveValue(`${'x'.repeat(498)}ab`);
    await expect(field).toHaveAccessibleDescription(/ 500 of 500$/);
  }
  await expect(form.getByRole('status').first()).toHaveText(
    'The limit of 500 characters is reached.',
  );
  await send(form).click();
  await expect(notice(page)).toBeVisible();
  expect(sent[0]?.comment).toHaveLength(500);
});

for (const [what, status, told] of [
  ['a server that fails', 500, 'Your feedback could not be sent. Nothing you wrote is lost.'],
  ['too much in a short time', 429, 'Too many messages in a short time.'],
  ['no way to the server', 0, 'Your feedback could not be sent. Nothing you wrote is lost.'],
] as const) {
  test(`${what} loses nothing, and it can be tried again`, async ({ page }) => {
    if (status === 0) await page.route('**/api/feedback', (route) => route.abort());
    else await takeFeedback(page, status, 'no');
    await page.goto('/neighborhood/hollywood');
    const form = await openFeedback(page);
    await comment(form).fill('It took me an hour to write this.');
    await lookingFor(form).fill('time');
    await send(form).click();
    await expect(form.getByRole('alert')).toContainText(told);
    await expect(comment(form)).toHaveValue('It took me an hour to write this.');
    await expect(lookingFor(form)).toHaveValue('time');
    await page.unroute('**/api/feedback');
    const sent = await takeFeedback(page);
    await form.getByRole('button', { name: 'Try again' }).click();
    await expect(notice(page)).toHaveText('Thank you for your feedback!');
    expect(sent).toHaveLength(1);
  });
}

test('pressing Send again while it is sent sends nothing twice', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let sent = 0;
  await page.route('**/api/feedback', async (route) => {
    sent++;
    await held;
    await route.fulfill({ json: { message: 'Thank you!', error: false } });
  });
  await page.goto('/neighborhood/hollywood');
  const form = await openFeedback(page);
  await comment(form).fill('x');
  await send(form).click();
  const sending = form.getByRole('button', { name: 'Sending…' });
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  // MUI lets no pointer through to it; the keyboard still can
  await sending.press('Enter');
  await expect(sending).toBeFocused();
  release();
  await expect(notice(page)).toBeVisible();
  expect(sent).toBe(1);
});

test('what was typed is still there after the form was closed by mistake, and gone once sent', async ({
  page,
}) => {
  await takeFeedback(page);
  await page.goto('/map');
  let form = await openFeedback(page);
  await comment(form).fill('half a thought');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  form = await openFeedback(page, 'Having a problem with the map? Let us know.');
  await expect(comment(form)).toHaveValue('half a thought');
  await send(form).click();
  await expect(notice(page)).toBeVisible();
  form = await openFeedback(page);
  await expect(comment(form)).toHaveValue('');
});

test('by keyboard alone: open, write, send, and the focus is back on the button', async ({
  page,
}) => {
  await takeFeedback(page);
  await page.goto('/neighborhood/hollywood');
  const button = page.getByRole('button', { name: 'Feedback', exact: true }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Your feedback' });
  await expect(form).toBeVisible();
  await expect(form).toHaveAccessibleDescription(/in an emergency call 911/);
  // the form takes the focus a moment after it is seen
  await expect(page.locator('[role=dialog]:focus-within, :focus:has([role=dialog])')).toHaveCount(
    1,
  );
  await page.keyboard.press('Tab');
  await expect(comment(form)).toBeFocused();
  await page.keyboard.type('hello');
  await page.keyboard.press('Tab');
  await expect(lookingFor(form)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(send(form)).toBeFocused();
  // the focus does not leave the form
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(form.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await comment(form).press('End');
  await send(form).press('Enter');
  await expect(notice(page)).toHaveText('Thank you for your feedback!');
  await expect(button).toBeFocused();
});

test('the form fills a phone and stands in the middle of a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/crime/burglary');
  const form = await openFeedback(page);
  await expect.poll(() => form.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect.poll(async () => (await form.boundingBox())?.width).toBe(560);
});

test('the code of the form comes when it is wanted, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/FeedbackDialog|feedback\.en/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/crime/burglary');
  await expect(page.getByRole('table').last().locator('tbody tr').first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(asked).toEqual([]);
  await openFeedback(page);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test('a form that cannot be fetched says so and leaves the page as it is', async ({ page }) => {
  await page.route('**/FeedbackDialog*', (route) => route.abort());
  await page.goto('/crime/burglary');
  await page.getByRole('button', { name: 'Feedback', exact: true }).first().click();
  await expect(notice(page)).toContainText('The feedback form could not be opened.');
  await expect(page.getByRole('heading', { level: 1, name: 'Burglary' })).toBeVisible();
});

test('in Spanish it asks in Spanish, and says of which page and in which language', async ({
  page,
}) => {
  const sent = await takeFeedback(page);
  await page.goto('/es/neighborhood/hollywood');
  await page.getByRole('button', { name: 'Comentarios', exact: true }).first().click();
  const form = page.getByRole('dialog', { name: 'Sus comentarios' });
  await form.getByRole('textbox', { name: '¿Qué quiere decirnos sobre esta página?' }).fill('hola');
  await form.getByRole('button', { name: 'Enviar comentarios' }).click();
  await expect(notice(page)).toHaveText('¡Gracias por sus comentarios!');
  expect(sent).toEqual([{ comment: 'hola', page: '/neighborhood/hollywood', language: 'es' }]);
});

for (const width of [320, 390, 1280]) {
  test(`nothing stands in the way in the form, empty, faulty or failed, at ${width} px`, async ({
    page,
  }) => {
    const check = async () => expect(await barriersOn(page, '[role=dialog]')).toEqual([]);
    await page.setViewportSize({ width, height: 844 });
    await takeFeedback(page, 500, 'no');
    await page.goto('/crime/burglary');
    const form = await openFeedback(page);
    await check();
    await send(form).click();
    await expect(form.getByText('Please write something here.')).toBeVisible();
    await check();
    await comment(form).fill('x');
    await send(form).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await check();
    const widest = await form.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(widest).toBe(0);
  });
}

/** Red, green and blue of a field's border. */
async function borderOf(field: Locator): Promise<number[]> {
  const color = await field.evaluate((element) => getComputedStyle(element).borderTopColor);
  return (color.match(/\d+/g) ?? []).map(Number);
}
