import { act, screen, waitFor, within } from '@testing-library/react';
import { endOfMonth, startOfMonth, toYearMonth } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { downloads } from '../testing/downloads.ts';
import { fetchApiReply } from '../testing/first-html.ts';
import { openPage } from '../testing/open-page.ts';
import { createGate, throwUnreachable } from '../testing/transport.ts';
import { monthDetailLines, monthSlider } from './tracker-page.ts';

interface Area {
  readonly id: string;
  readonly population: number | null;
  readonly total_crime_count: number;
  readonly complete: boolean;
  readonly recorded: boolean;
}

const rateChart = () => screen.findByRole('img', { name: /^Bar chart of crimes per 100,000/ });
const lines = () => [...document.querySelectorAll('svg [data-line]')];
/** The legend of the lines; while they are loading, an invisible one reserves its space. */
const legend = () =>
  screen.queryByText(/^Dashed: Los Angeles County\. Dotted: areas with/, {
    ignore: '[class*=unseen]',
  });
const per100000 = (rate: number) => Math.round(rate * 100_000).toLocaleString('en-US');

test('rates are compared with the county and with areas of about as many residents', async () => {
  const rates = await fetchApiReply('/api/neighborhoods/venice/monthly/similar?months=36');
  const [county, similar] = [rates.county.months.at(-1), rates.similar.months.at(-1)];
  const { user } = await openPage('/neighborhood/venice', { width: 390 });
  expect(lines()).toHaveLength(0);
  await act(async () => screen.getByRole('button', { name: 'Compare with the county' }).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.search).toContain('measure=rate'));
  await waitFor(() => expect(legend()).toBeVisible());
  await waitFor(() => expect(lines()).toHaveLength(2));
  const back = screen.getByRole('button', { name: 'Compare with the year before' });
  expect(back).toHaveFocus();
  for (const name of ['Los Angeles County', 'Similar areas'])
    expect(within(await rateChart()).getByText(name)).toBeVisible();

  await act(async () => monthSlider().focus());
  for (const text of [
    `Los Angeles County: ${per100000(county.rate)} per 100,000`,
    `Similar areas: ${per100000(similar.rate)} per 100,000`,
  ]) {
    await waitFor(() => expect(monthSlider().getAttribute('aria-valuetext')).toContain(text));
    expect(monthDetailLines()).toContainEqual(expect.stringContaining(text));
  }

  await user.click(screen.getByText('Which areas are similar?'));
  const list = within(
    screen.getByText('Which areas are similar?').closest('details') as HTMLElement,
  );
  for (const { name } of rates.areas) expect(list.getByText(name, { selector: 'a' })).toBeVisible();

  const section = monthSlider().closest('section') as HTMLElement;
  await user.click(within(section).getByText('Download (CSV)'));
  await waitFor(async () => expect(await downloads()).toHaveLength(1));
  const [file] = await downloads();
  const [head, ...rows] = (file?.text ?? '')
    .trim()
    .split('\r\n')
    .map((row) => row.split(','));
  const at = (field: string) => head?.indexOf(`${field}_rate_per_100000_residents`) ?? -1;
  expect(rows.at(-1)?.[at('county')]).toBe(String(Math.round(county.rate * 100_000)));
  expect(rows.at(-1)?.[at('similar')]).toBe(String(Math.round(similar.rate * 100_000)));

  await user.click(back);
  expect(await screen.findByText('a year before', { selector: 'svg text' })).toBeVisible();
  await waitFor(() => expect(lines()).toHaveLength(0));
});

test('both lines can be recounted from the figures of each area', async () => {
  const { areas, similar, county } = await fetchApiReply(
    '/api/neighborhoods/venice/monthly/similar',
  );
  const month = similar.months.at(-3);
  expect(month.counted).toBe(areas.length);
  const counted = toYearMonth(month.year, month.month);
  const from = startOfMonth(counted, 'America/Los_Angeles');
  const to = endOfMonth(counted, 'America/Los_Angeles');
  const crimes: Area[] = await fetchApiReply(`/api/neighborhoods/crimes?from=${from}&to=${to}`);
  const complete = crimes.filter((one) => one.complete && one.recorded && one.population !== null);
  const names = new Set(areas.map(({ id }: Area) => id));
  const ten = complete
    .filter(({ id }) => names.has(id))
    .map((one) => one.total_crime_count / (one.population ?? 0))
    .sort((one, other) => one - other);
  expect(ten).toHaveLength(10);
  expect(month.rate).toBeCloseTo(((ten[4] ?? 0) + (ten[5] ?? 0)) / 2, 8);
  const sum = (values: (number | null)[]) =>
    values.reduce<number>((total, one) => total + (one ?? 0), 0);
  expect(county.months.at(-3)).toMatchObject({
    crime_count: sum(complete.map((one) => one.total_crime_count)),
    population: sum(complete.map((one) => one.population)),
    counted: complete.length,
  });
});

test('the chart and the table are rendered before the lines load', async () => {
  const reply = createGate();
  await openPage('/neighborhood/venice?measure=rate', {
    prepare: (transport) =>
      transport.answer(/\/monthly\/similar\?/, async () => {
        await reply.opened;
        return undefined;
      }),
  });
  expect(await rateChart()).toBeVisible();
  expect(screen.getAllByRole('table')[0]).toBeVisible();
  expect(legend()).toBeNull();
  expect(lines()).toHaveLength(0);
  await act(async () => reply.open());
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(legend()).toBeVisible();
});

test('lines that cannot be loaded show an error, and the chart shows the year before until they load', async () => {
  let failing = true;
  const { user } = await openPage('/neighborhood/venice?measure=rate', {
    prepare: (transport) =>
      transport.answer(/\/monthly\/similar\?/, () => (failing ? throwUnreachable() : undefined)),
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'The lines of the county and of similar areas could not be loaded.',
  );
  expect(within(await rateChart()).getByText('a year before')).toBeVisible();
  expect(screen.getByText(/^Line across a bar: the same month a year before\./)).toBeVisible();
  failing = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
});
