import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chip } from '../maps/map-page.ts';
import { fetchFirstHtml } from '../testing/first-html.ts';
import { openPage } from '../testing/open-page.ts';

// The records of the sample run from October 2023 to October 2026.
const BEFORE = 'period=custom&from=2010-01&to=2010-12';
const AFTER = 'period=custom&from=2030-01&to=2030-12';

const NOTICES = [
  [
    `/map?${BEFORE}`,
    'Records here begin in October 2023. There are no figures for January 2010 to December 2010.',
  ],
  [
    `/map?${AFTER}`,
    'Records here end in October 2026. There are no figures for January 2030 to December 2030 yet.',
  ],
  [
    '/map?period=custom&from=2010-01&to=2024-06',
    'Records here begin in October 2023, so no area has figures for all of this period.',
  ],
  [
    '/map?period=custom&from=2026-01&to=2030-12',
    'Records here end in October 2026. These figures are for the months until then.',
  ],
  [`/map?${BEFORE}&area=venice`, 'Records here begin in October 2023.'],
  [`/compare?areas=venice,hollywood&${BEFORE}`, 'Records here begin in October 2023.'],
  [`/embed/map?${BEFORE}`, 'Records here begin in October 2023.'],
] as const;

const statusWith = (text: string) =>
  screen.queryAllByRole('status').find((one) => one.textContent.includes(text));

/** Waits until nothing is loading. */
const loaded = () =>
  waitFor(() => expect(document.querySelector('[role=progressbar], [aria-busy=true]')).toBeNull());

test.each(NOTICES)(
  '%s says how far the records reach, and offers 12 months',
  async (address, text) => {
    const refused: string[] = [];
    await openPage(address, {
      prepare: (transport) =>
        transport.answer(/./, async ({ method, path, body }) => {
          if (method !== 'GET' || body !== undefined) return undefined;
          const response = await transport.fetch(path);
          if (response.status >= 400) refused.push(path);
          return response;
        }),
    });
    await waitFor(() => expect(statusWith(text)).toBeVisible());
    const offer = statusWith(text)?.querySelector('a');
    expect(offer).toHaveTextContent('Show the last 12 months');
    expect(offer?.getAttribute('href')).toMatch(/^\/(map|compare)\?.*period=12/);
    await loaded();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
    // nothing was compared, so the page must not mention changes
    expect(screen.queryByText(/No area stands out/)).toBeNull();
    expect(refused).toEqual([]);
  },
);

test('a period without records can be changed by its filter and by the offer, in Spanish', async () => {
  const { user } = await openPage(`/es/map?${BEFORE}`);
  const text =
    'Aquí los registros empiezan en octubre de 2023. No hay cifras de enero de 2010 a diciembre de 2010.';
  await waitFor(() => expect(statusWith(text)).toBeVisible());
  await user.click(chip('Período'));
  await user.click(await screen.findByRole('option', { name: 'Otro…' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const offer = statusWith(text)?.querySelector('a') as HTMLElement;
  expect(offer).toHaveTextContent('Mostrar los últimos 12 meses');
  await user.click(offer);
  await waitFor(() => expect(location.pathname + location.search).toBe('/es/map?period=12'));
  await waitFor(() => expect(statusWith(text)).toBeUndefined());
});

test.each([
  [`/map?${BEFORE}`, NOTICES[0][1]],
  [
    '/neighborhood/venice/1/2010',
    'There are no complete records for that month. Records here run from October 2023 to October 2026.',
  ],
  ['/crime/burglary/1/2010', 'There are no complete records for that month.'],
] as const)(
  'the first HTML of %s states the period covered by the records',
  async (address, text) => {
    const { page } = await fetchFirstHtml(address);
    expect(page.body.textContent).toContain(text);
  },
);
