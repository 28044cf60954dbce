import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { countRendersDuring } from '../testing/count-renders.ts';
import { getMapOnPage } from '../testing/fake-county-map.ts';
import { openPage } from '../testing/open-page.ts';
import { openMap, reportOf, waitForLoad } from './map-page.ts';

/** The regions of the map's page whose renders are counted. */
const REGIONS = {
  map: '[data-testid=map]',
  legend: 'section[aria-label=Legend]',
  report: '#report article',
  // the head only: the links of the rows depend on the address, so rows always render
  breakdown: '#report article table thead',
  search: '#report [role=combobox], #report search',
} as const;
const ROWS = { rows: 'section[aria-label^="Crime by area"] tbody tr' } as const;

/** Opens the page and waits for all its figures. */
async function openWithReport() {
  const page = await openMap('/map?area=hollywood');
  await reportOf('Hollywood');
  await waitForLoad();
  await screen.findAllByText('How this is counted');
  await screen.findByText(/^Base map/);
  await screen.findByRole('img', { name: /^Bar chart/ });
  return page;
}

test('moving the pointer over the map renders only its label', async () => {
  await openWithReport();
  const renders = await countRendersDuring(REGIONS, async () => {
    for (const [at, id] of ['hollywood', 'hollywood', 'venice', 'downtown'].entries())
      await act(async () => getMapOnPage().options.onHover({ id, x: at * 12, y: at * 9 }));
    expect(screen.getByText(/^Rank \d+ of \d+$/)).toBeVisible();
  });
  expect(renders.anything).toBeGreaterThan(0);
  expect(renders).toMatchObject({ legend: 0, report: 0, breakdown: 0, search: 0 });
});

test('when the chart of the report shows a rate, the map and the table of crime types do not render', async () => {
  const { user } = await openWithReport();
  const renders = await countRendersDuring(REGIONS, async () => {
    await user.click(screen.getByRole('button', { name: 'Rate' }));
    await waitFor(() => expect(location.search).toMatch(/measure=rate/));
    expect(await screen.findByRole('heading', { name: /^Crimes per 100,000/ })).toBeVisible();
  });
  expect(renders.report).toBeGreaterThan(0);
  expect(renders).toMatchObject({ map: 0, legend: 0, breakdown: 0 });
});

test('the pointer over the bars renders the chart alone', async () => {
  await openWithReport();
  const bars = [...screen.getByRole('img', { name: /^Bar chart/ }).querySelectorAll('g')];
  const renders = await countRendersDuring(REGIONS, async () => {
    for (const bar of bars.slice(-4)) await act(async () => fireEvent.pointerEnter(bar));
  });
  expect(renders.report).toBeGreaterThan(0);
  expect(renders).toMatchObject({ map: 0, legend: 0, breakdown: 0, search: 0 });
});

test('another area of the table renders two rows of all', async () => {
  const { user } = await openPage('/map?view=table&area=hollywood');
  await reportOf('Hollywood');
  await waitForLoad();
  const rows = () => document.querySelectorAll(ROWS.rows).length;
  expect(rows()).toBe(272);
  const chosen = await countRendersDuring(ROWS, async () => {
    await user.click(screen.getByText('Acton', { selector: 'tbody button' }));
    await reportOf('Acton');
  });
  // a row is some twenty components: itself, its cells, and the components of MUI in them
  expect(chosen.rows).toBeGreaterThan(0);
  expect(chosen.rows).toBeLessThanOrEqual(60);
  const search = screen.getByRole('searchbox', { name: 'Search this table' });
  const searched = await countRendersDuring(ROWS, async () => {
    fireEvent.change(search, { target: { value: 'acton' } });
    await waitFor(() => expect(rows()).toBeLessThan(272));
  });
  expect(searched.rows).toBeLessThanOrEqual(30);
});
