import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fetchApiReply } from '../testing/first-html.ts';
import { openPage } from '../testing/open-page.ts';
import {
  monthChart,
  monthDetailLines,
  monthDetails,
  monthSlider,
  openTracker,
  rankingRows,
  yearAndMonth,
} from './tracker-page.ts';

const TRACKERS = ['/crime/burglary?history=yearly', '/neighborhood/hollywood'];

interface Month {
  readonly month: number;
  readonly year: number;
  readonly crime_count: number;
}

async function hollywood(months: number): Promise<Month[]> {
  const { trends } = await fetchApiReply(`/api/neighborhoods/hollywood/monthly?months=${months}`);
  return trends;
}

/** Moves the slider by events, since keys change no range input in jsdom. */
async function moveSliderTo(value: number): Promise<void> {
  await act(async () => fireEvent.change(monthSlider(), { target: { value: String(value) } }));
}

test.each(TRACKERS)(
  'a row has its 12 months, its count and that of the year before, and words only where it is called: %s',
  async (address) => {
    await openTracker(address, { width: 390 });
    const [first] = rankingRows();
    expect(within(first as HTMLElement).getByRole('img')).toHaveAccessibleName(
      /^Reports by month, oldest first: ([\d,]+, ){11}[\d,]+$/,
    );
    expect(screen.getByText(/No words: too close to call\./)).toBeVisible();
    const names = rankingRows().map((row) => row.querySelector('th') as HTMLElement);
    const usual = names.flatMap((name) => within(name).queryAllByText(/^Within the usual range/));
    expect(usual.length).toBeGreaterThan(0);
    // for screen readers only
    for (const text of usual) expect(text.parentElement).toHaveClass('visually-hidden');
    for (const text of names.flatMap((name) => within(name).queryAllByText(/than usual/)))
      expect(text.parentElement).not.toHaveClass('visually-hidden');
  },
);

test('the months of a row are those of the API', async () => {
  const [{ trends }, { trends: county }] = await Promise.all([
    fetchApiReply('/api/neighborhoods/hollywood/monthly?sb=burglary'),
    fetchApiReply('/api/neighborhoods/venice/monthly?sb=burglary'),
  ]);
  const listed = (months: readonly Month[]) =>
    months.map(({ crime_count }) => crime_count).join(', ');
  await openTracker('/neighborhood/hollywood');
  const rowOf = (name: string) =>
    within(screen.getByText(name, { selector: 'th a' }).closest('tr') as HTMLElement);
  expect(rowOf('Burglary').getByRole('img').getAttribute('aria-label')).toContain(listed(trends));
  await openTracker('/crime/burglary?area=venice');
  expect(rowOf('Venice').getByRole('img').getAttribute('aria-label')).toContain(listed(county));
});

test('the chart’s slider shows the details of each month, and Escape hides them', async () => {
  const trends = await hollywood(24);
  const [before, now] = [trends.at(-14), trends.at(-2)];
  const { user } = await openTracker('/neighborhood/hollywood');
  expect(within(monthChart()).getByText('a year before')).toBeVisible();
  await act(async () => monthSlider().focus());
  await waitFor(() => expect(monthDetails()).toBeVisible());
  await moveSliderTo(Number(monthSlider().max) - 1);
  const expected = [
    new RegExp(`(^|\\W)${now?.crime_count} reports`),
    new RegExp(` ${before?.year}: ${before?.crime_count} reports`),
    /[\d,]+ per 100,000 residents, 95% interval [\d,]+ to [\d,]+/,
  ];
  for (const text of expected) {
    await waitFor(() => expect(monthSlider().getAttribute('aria-valuetext')).toMatch(text));
    expect(monthDetailLines()).toContainEqual(expect.stringMatching(text));
  }
  await user.keyboard('{Escape}');
  expect(monthDetails()).toBeNull();
});

test('the chart shows the details of the month under the pointer', async () => {
  const trends = await hollywood(24);
  const { user } = await openTracker('/neighborhood/hollywood');
  const bars = [...monthChart().querySelectorAll('g:has(> rect[height])')];
  await user.hover(bars.at(-1) as Element);
  await waitFor(() =>
    expect(monthDetails()).toHaveTextContent(`${trends.at(-1)?.crime_count} reports`),
  );
  expect(monthDetails()).toHaveTextContent('Provisional');
  await user.hover(bars.at(-2) as Element);
  expect(monthDetails()).toHaveTextContent(`${trends.at(-2)?.crime_count} reports`);
  await user.unhover(bars.at(-2) as Element);
  await user.hover(document.querySelector('h1') as Element);
  expect(monthDetails()).toBeNull();
});

test('the chart shows 12 months, and 36 with their years on request', async () => {
  const trends = await hollywood(36);
  const { user } = await openTracker('/neighborhood/hollywood');
  expect(monthSlider().max).toBe('11');
  await user.click(screen.getByRole('button', { name: `${trends.length} months` }));
  expect(monthSlider().max).toBe(String(trends.length - 1));
  for (const { month, year } of trends)
    if (month === 1) expect(within(monthChart()).getByText(String(year))).toBeVisible();
});

test('the months of the chart are a table on request', async () => {
  const trends = await hollywood(36);
  const { user } = await openTracker('/neighborhood/hollywood', { width: 390 });
  expect(
    screen.getByRole('heading', { name: 'Number of Crimes, Last 12 months' }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: `${trends.length} months` }));
  expect(monthSlider().max).toBe(String(trends.length - 1));
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  await waitFor(() => {
    const rows = document.querySelector('main table')?.querySelectorAll('tbody tr') ?? [];
    const counts = [...rows].map((row) => row.querySelector('td')?.textContent);
    expect(counts).toEqual(trends.map((one) => String(one.crime_count)).toReversed());
  });
});

test('the chart of a crime type shows as many months, or 12 of them', async () => {
  const { user } = await openTracker('/crime/burglary');
  const { data_through: through } = await fetchApiReply('/api/crimes/status');
  const [year, month] = yearAndMonth(through);
  const { trends } = await fetchApiReply(`/api/crimes/burglary/monthly/${month}/${year}?months=36`);
  expect(trends.length).toBeGreaterThan(24);
  expect(monthSlider().max).toBe('11');
  await user.click(screen.getByRole('button', { name: `${trends.length} months` }));
  expect(monthSlider().max).toBe(String(trends.length - 1));
});

test('a month without records has a message, and is never shown as zero', async () => {
  await openPage('/neighborhood/downey');
  await act(async () => monthSlider().focus());
  await waitFor(() =>
    expect(monthSlider().getAttribute('aria-valuetext')).toMatch(/No records for this month\./),
  );
  expect(monthDetails()).toHaveTextContent('That does not mean nothing happened.');
  expect(monthDetails()?.textContent).not.toMatch(/\b0\b|No reports/);
});
