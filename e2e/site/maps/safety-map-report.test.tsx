import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { downloads } from '../testing/downloads.ts';
import { openPage } from '../testing/open-page.ts';
import { jsonResponse } from '../testing/transport.ts';
import { areaReport, openMap, readRows, reportOf } from './map-page.ts';

test('the report has rank, all crime, rate, and the last 12 months', async () => {
  await openPage('/map?view=table&area=hollywood');
  const report = within(areaReport());
  expect(await report.findByText('Crime Ranking')).toBeVisible();
  expect(report.getByText('All Crime')).toBeVisible();
  expect(report.getByText('Crime Rate')).toBeVisible();
  expect(report.getByText('per 100,000 residents')).toBeVisible();
  expect(
    await report.findByRole('heading', { name: 'Number of Crimes, Last 12 months' }),
  ).toBeVisible();
  expect(report.getByText(/^Policed by /)).toBeVisible();
});

test('the report links to the pages of the area and of each crime, and the footer to the other pages', async () => {
  await openMap('/map?area=hollywood');
  const report = within(await reportOf('Hollywood'));
  expect(await report.findByRole('link', { name: 'More about Hollywood' })).toHaveAttribute(
    'href',
    '/neighborhood/hollywood',
  );
  const rows = await report.findAllByRole('row');
  const [first] = rows.flatMap((row) => within(row).queryAllByRole('link'));
  expect(first?.getAttribute('href')).toMatch(/^\/crime\/[a-z-]+\?in=hollywood$/);
  const footer = within(document.querySelector('footer') as HTMLElement);
  expect(footer.getByRole('link', { name: 'Compare neighborhoods' })).toBeInTheDocument();
});

test('the chart has a table and a file of the same figures', async () => {
  const { user } = await openMap('/map?area=hollywood');
  const report = within(await reportOf('Hollywood'));
  await user.click(await report.findByRole('button', { name: 'Show as table' }));
  const heading = await report.findByRole('columnheader', { name: 'Year before' });
  await user.click(report.getByRole('button', { name: 'Download (CSV)' }));
  await waitFor(async () => expect(await downloads()).toHaveLength(1));
  const [file] = await downloads();
  expect(file?.name).toBe('hollywood-crimes-by-month.csv');
  // the file has the figures of the table, month by month
  const table = heading.closest('table') as HTMLElement;
  const months = readRows(table).map(([month = '', count = '']) => [
    new Date(`${month} 1`).getMonth() + 1,
    Number(count.replaceAll(',', '')),
  ]);
  const [columns, ...lines] = (file?.text ?? '').trimEnd().split('\r\n');
  expect(columns).toMatch(/^.?id,name,crimes_counted,month,crimes,crimes_year_before,/);
  const inFile = lines
    .map((line) => line.split(','))
    .map((cells) => [Number(cells[3]?.slice(5)), Number(cells[4])]);
  expect(inFile.toReversed()).toEqual(months);
});

test('the chart of a custom period shows its months, and names them on its axis', async () => {
  const { user } = await openMap('/map?area=hollywood&period=custom&from=2024-01&to=2025-12');
  const report = within(await reportOf('Hollywood'));
  expect(await report.findByText('Number of Crimes, Jan 2024 to Dec 2025')).toBeVisible();
  expect(report.getByText('Jan 2024 to Dec 2025', { selector: 'svg text' })).toBeVisible();
  expect(report.getByText('Number of Crimes', { selector: 'svg text' })).toBeVisible();
  await user.click(report.getByRole('button', { name: 'Show as table' }));
  await waitFor(() =>
    expect(report.getAllByRole('rowheader', { name: /^[A-Z][a-z]{2} 202[45]$/ })).toHaveLength(24),
  );
});

test('an incomplete area has the notice of the specification in place of statistics', async () => {
  await openPage('/map?view=table&area=downey');
  const report = within(areaReport());
  expect(
    await report.findByText(
      'Incomplete data! We do not have all the crime data for this area. We thus decided not to give it orange shading but rather shade it grey. Once we add the missing data, we will add it to our color scale.',
    ),
  ).toBeVisible();
  expect(report.queryByText('Crime Ranking')).toBeNull();
});

test('figures that cannot be loaded are requested again', async () => {
  let isBroken = true;
  const { user } = await openPage('/map?area=hollywood', {
    byScript: true,
    prepare: (transport) =>
      transport.answer(/^\/api\/neighborhoods\/crimes\?.*detail=totals/, () =>
        isBroken ? jsonResponse({ message: 'not now', error: true }, 503) : undefined,
      ),
  });
  expect(await screen.findByText(/^The figures could not be loaded\./)).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await within(areaReport()).findByText('Crime Ranking')).toBeVisible();
  expect(screen.queryByText(/^The figures could not be loaded\./)).toBeNull();
});
