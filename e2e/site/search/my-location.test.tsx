import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { throwUnreachable } from '../testing/transport.ts';
import { foundPin, statusTexts } from './place-search-page.ts';

const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();

beforeEach(() => {
  getCurrentPosition.mockReset();
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition },
    configurable: true,
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

const answerWith = (longitude: number, latitude: number) =>
  getCurrentPosition.mockImplementation((found) =>
    found({ coords: { longitude, latitude } } as GeolocationPosition),
  );
const failWith = (code: number) =>
  getCurrentPosition.mockImplementation((_, failed) =>
    failed?.({ code } as GeolocationPositionError),
  );
const locate = () => screen.getAllByRole('button', { name: 'Use my location' })[0] as HTMLElement;

async function open() {
  const page = await openPage('/map');
  return page;
}

test('the location is requested when the button is clicked, and is sent to within some hundred meters', async () => {
  answerWith(-118.46051, 33.99391);
  const { user, transport } = await open();
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await user.click(locate());
  await waitFor(() => expect(location.search).toMatch(/area=venice$/));
  await waitFor(() => expect(foundPin()).toBe('Your location'));
  const sent = transport.requests.filter(({ path }) => path.includes('get_neighborhood'));
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/neighborhoods/get_neighborhood?lat=33.994&long=-118.461',
  ]);
});

test('a location outside of the county shows a message', async () => {
  answerWith(-122.4194, 37.7749);
  const { user } = await open();
  await user.click(locate());
  await waitFor(() =>
    expect(statusTexts()).toContainEqual(
      expect.stringContaining('You seem to be outside of Los Angeles County'),
    ),
  );
  expect(location.search).not.toContain('area=');
});

test('denied location access shows a message with an alternative, which can be closed', async () => {
  failWith(1);
  const { user } = await open();
  await user.click(locate());
  const message = /does not share where you are; type an address or neighborhood instead/;
  await waitFor(() => expect(statusTexts()).toContainEqual(expect.stringMatching(message)));
  expect(locate()).toBeEnabled();
  expect(locate()).toHaveAttribute('aria-disabled', 'false');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(statusTexts().filter((text) => message.test(text))).toEqual([]);
});

test('an unknown location or an unreachable server shows a message', async () => {
  failWith(2);
  const { user, transport } = await open();
  await user.click(locate());
  await waitFor(() =>
    expect(statusTexts()).toContainEqual(expect.stringContaining('could not tell where you are')),
  );
  answerWith(-118.46, 33.99);
  transport.answer(/get_neighborhood/, throwUnreachable);
  await user.click(locate());
  await waitFor(() =>
    expect(statusTexts()).toContainEqual(expect.stringContaining('The search cannot be reached')),
  );
});

test('while the location is awaited the button is busy and requests no second one', async () => {
  getCurrentPosition.mockImplementation(() => {});
  const { user } = await open();
  await user.click(locate());
  await waitFor(() => expect(locate()).toHaveAttribute('aria-busy', 'true'));
  expect(statusTexts()).toContain('Finding where you are …');
  await user.click(locate());
  expect(getCurrentPosition).toHaveBeenCalledTimes(1);
});
