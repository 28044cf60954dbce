import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { findAccessibilityViolations } from '../testing/accessibility.ts';
import { passTime, startClock, stopClock } from '../testing/fake-clock.ts';
import { fetchFirstHtml } from '../testing/first-html.ts';
import { openHydratedPage } from '../testing/open-hydrated-page.ts';
import { openPage } from '../testing/open-page.ts';
import {
  createGate,
  jsonResponse,
  type Transport,
  throwUnreachable,
} from '../testing/transport.ts';

const ROADS = { url: 'http://localhost:9/roads', embed: 'click' };

afterEach(() => {
  startClock();
});

const showButton = () => screen.queryByRole('button', { name: 'Show the traffic map' });
const frame = () => document.querySelector('iframe');

test('the page may frame only the external site', async () => {
  const { headers } = await fetchFirstHtml('/traffic');
  expect(headers.get('content-security-policy')).toMatch(/frame-src http:\/\/localhost:9$/);
  const { headers: mapHeaders } = await fetchFirstHtml('/map');
  expect(mapHeaders.get('content-security-policy')).not.toContain('localhost:9');
});

test('the external site is loaded on a click, in a frame that cannot navigate the page', async () => {
  const { user } = await openHydratedPage('/traffic');
  expect(document.title).toBe('Traffic Map · Townlight');
  expect(screen.getByRole('heading', { level: 1, name: 'Traffic Map' })).toBeVisible();
  expect(
    screen.getByText(/The traffic map comes from localhost:9, not from Townlight/),
  ).toBeVisible();
  const link = screen.getByRole('link', { name: /^Open it in a new tab/ });
  expect(link).toHaveAttribute('href', ROADS.url);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(await findAccessibilityViolations()).toEqual([]);
  expect(frame()).toBeNull();
  // nothing of the other site is preloaded either
  expect(document.head.innerHTML).not.toContain(ROADS.url);

  await user.click(showButton() as HTMLElement);
  expect(frame()).toHaveAttribute('src', ROADS.url);
  expect(frame()?.title).toMatch(/^Traffic map of localhost/);
  const sandbox = frame()?.getAttribute('sandbox')?.split(' ') ?? [];
  expect(sandbox[0]).toBe('allow-scripts');
  expect(sandbox.filter((token) => token.startsWith('allow-top-navigation'))).toEqual([]);
  expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(screen.getByText(/If the map stays empty/)).toBeVisible();
  const wayOut = screen.getByRole('link', { name: /^open it in a new tab/ });
  expect(wayOut).toHaveAttribute('href', ROADS.url);
  expect(wayOut).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(showButton()).toBeNull();
});

test('an installation can be configured to load the external site with the page', async () => {
  await openPage('/es/traffic', {
    byScript: true,
    prepare: (transport) => answer(transport, () => jsonResponse({ ...ROADS, embed: 'auto' })),
  });
  await waitFor(() => expect(frame()).toHaveAttribute('src', ROADS.url));
  expect(frame()).toHaveAttribute('sandbox', expect.stringMatching(/^allow-scripts/));
  expect(screen.getByRole('heading', { level: 1, name: 'Mapa del tráfico' })).toBeInTheDocument();
});

test('a site that has not answered after ten seconds is reported', async () => {
  await openPage('/es/traffic');
  stopClock();
  await showFrame('Mostrar el mapa del tráfico');
  expect(document.querySelector('main [role=progressbar]')).not.toBeNull();
  await passTime(9_900);
  expect(message()).not.toHaveTextContent('todavía no responde');
  await passTime(200);
  expect(message()).toHaveTextContent('localhost:9 todavía no responde');
  expect(document.querySelector('main [role=progressbar]')).toBeNull();
});

test('a site that has answered in time is not reported', async () => {
  await openPage('/traffic');
  stopClock();
  await showFrame('Show the traffic map');
  await passTime(5_000);
  fireEvent.load(frame() as HTMLIFrameElement);
  expect(document.querySelector('main [role=progressbar]')).toBeNull();
  await passTime(11_000);
  expect(message()).toHaveTextContent('If the map stays empty');
});

test('no button is shown while the response is pending; an error shows its cause, and can be retried', async () => {
  const first = createGate();
  let reply: () => Response | undefined = () =>
    jsonResponse({ message: 'planted failure', error: true }, 500);
  const { user } = await openPage('/traffic', {
    byScript: true,
    prepare: (transport) =>
      answer(transport, async () => {
        await first.opened;
        return reply();
      }),
  });
  const main = within(document.querySelector('main') as HTMLElement);
  expect(showButton()).toBeNull();
  expect(main.queryByRole('alert')).toBeNull();

  await act(async () => first.open());
  const alert = await main.findByRole('alert');
  expect(alert).toHaveTextContent('could not be loaded. The site answered with an error.');
  expect(showButton()).toBeNull();
  reply = throwUnreachable;
  await user.click(main.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(main.getByRole('alert')).toHaveTextContent('The site could not be reached.'),
  );
  expect(await findAccessibilityViolations()).toEqual([]);
  reply = () => undefined;
  await user.click(main.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(showButton()).toBeVisible());
  expect(main.queryByRole('alert')).toBeNull();
});

function answer(
  transport: Transport,
  reply: () => Response | undefined | Promise<Response | undefined>,
) {
  return transport.answer(/^\/api\/traffic/, reply);
}

async function showFrame(button: string): Promise<void> {
  await act(async () => screen.getByRole('button', { name: button }).click());
  expect(frame()).not.toBeNull();
}

function message(): HTMLElement {
  return within(screen.getByRole('main')).getByRole('status');
}
