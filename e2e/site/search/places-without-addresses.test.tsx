import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { throwUnreachable } from '../testing/transport.ts';
import {
  foundPin,
  search,
  searchNamed,
  statusTexts,
  suggestions,
  suggestionTexts,
} from './place-search-page.ts';

async function open(address: string) {
  const page = await openPage(address);
  return page;
}

const first = async (text: string | RegExp) =>
  await waitFor(() => {
    const [line] = suggestions();
    expect(line).toHaveTextContent(text);
    return line as HTMLElement;
  });

const reportIs = async (name: string) =>
  await waitFor(() => expect(document.getElementById('report-heading')).toHaveTextContent(name));
const lineWith = async (text: string) =>
  await waitFor(() => {
    const line = suggestions().find(({ textContent }) => textContent.includes(text));
    expect(line).toBeDefined();
    return line as HTMLElement;
  });

test('without address data the search finds main streets, areas and landmarks, and shows a notice', async () => {
  const { user } = await open('/map');
  await search(user, '12 mulholland dr');
  await first(/Only main streets are known here/);
  expect(suggestionTexts().slice(1)).toEqual([
    'Choose on the map',
    'See all neighborhoods in a table',
  ]);
  await search(user, '6301 hollywood blvd, torrance');
  await user.click(await first(/6301 Hollywood Boulevard.*Los Angeles 90028 · not in Torrance/));
  await reportIs('Hollywood');
  expect(statusTexts()).toContain('6301 Hollywood Boulevard is not in Torrance.');
  await waitFor(() => expect(foundPin()).toContain('6301 Hollywood Boulevard'));
  await search(user, 'holly');
  expect(suggestionTexts()[0]).toBe('Hollywood');
  await search(user, 'griffith obs');
  await first('Griffith Observatory');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.search).toContain('area=griffith-park'));
  await waitFor(() => expect(foundPin()).toContain('Griffith Observatory'));
});

test('an unknown address opens its city, and an unknown name shows a link to the table', async () => {
  const { user } = await open('/map');
  await search(user, '1234 nowhere lane, pasadena, ca');
  await first('not found exactly; this is all of Pasadena');
  await user.keyboard('{Enter}');
  await reportIs('Pasadena');
  await search(user, 'xyzzy');
  await first(/Nothing was found/);
  await user.keyboard('{Enter}');
  expect(location.search).toContain('area=pasadena');
  await user.click(suggestions()[2] as HTMLElement);
  await waitFor(() => expect(location.search).toBe('?view=table'));
});

test('a zip code chosen among neighborhoods shows the zip codes', async () => {
  const { user } = await open('/map');
  await search(user, '90028');
  await user.click(await first('90028'));
  await waitFor(() => expect(location.search).toMatch(/partition=zipcodes&area=90028$/));
  await reportIs('90028');
});

test.each([
  {
    start: '/map',
    everyday: 'weho',
    crime: 'murder',
    official: 'Homicide',
    nearest: 'outside the county; the nearest area in it is La Mirada',
    message: 'Anaheim is outside of Los Angeles County. This is La Mirada, the nearest area in it.',
  },
  {
    start: '/es/map',
    everyday: 'WeHo',
    crime: 'asesinato',
    official: 'Homicidio',
    nearest: 'fuera del condado; la zona más cercana es La Mirada',
    message:
      'Anaheim está fuera del condado de Los Ángeles. Esta es La Mirada, su zona más cercana.',
  },
])(
  'everyday names find areas and crimes, and a place outside of the county its nearest area: $start',
  async ({ start, everyday, crime, official, nearest, message }) => {
    const { user } = await open(start);
    await search(user, everyday);
    await waitFor(() => expect(suggestionTexts()[0]).toBe('West Hollywood'));
    await search(user, 'anahiem');
    await user.click(await lineWith(nearest));
    await waitFor(() => expect(location.search).toContain('area=la-mirada'));
    await waitFor(() => expect(statusTexts()).toContain(message));
    await search(user, crime);
    await user.click(await lineWith(official));
    await waitFor(() => expect(location.search).toContain('Homicide'));
  },
);

test('a zip code on the tracker offers its neighborhoods', async () => {
  const { user } = await open('/neighborhood/venice');
  const box = searchNamed('Search for a Neighborhood');
  await user.type(box.getByRole('combobox'), '90028');
  await waitFor(() =>
    expect(box.getAllByRole('option')[0]).toHaveTextContent('part of zip code 90028'),
  );
  const [choice] = box.getAllByRole('option');
  const name = choice?.textContent.replace('part of zip code 90028', '') ?? '';
  expect(name).toMatch(/\w/);
  await user.click(choice as HTMLElement);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name));
  expect(location.href).not.toMatch(/venice/);
});

test('the table finds everyday names, typos and zip codes as well', async () => {
  const { user } = await open('/map?view=table');
  const field = screen.getByRole('searchbox', { name: 'Search this table' });
  const rows = () => [...(document.querySelector('main table')?.querySelectorAll('tr') ?? [])];
  await user.type(field, 'dtla');
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows()[1]).toHaveTextContent('Downtown');
  await user.clear(field);
  await user.type(field, 'kroeatown');
  await waitFor(() => expect(rows()[1]).toHaveTextContent('Koreatown'));
  await user.clear(field);
  await user.type(field, '90028');
  await waitFor(() => expect(rows()[1]).toHaveTextContent('Hollywood'));
  expect(screen.queryByText('No area matches.')).toBeNull();
});

test('while the server is unreachable, areas are suggested and a message explains what is missing', async () => {
  const { user, transport } = await open('/map');
  transport.answer(/^\/api\/places\?/, throwUnreachable);
  await search(user, 'venice');
  await waitFor(() => expect(suggestionTexts()[0]).toBe('Venice'));
  await search(user, '12 mulholland dr');
  await first(/The search cannot be reached/);
  expect(suggestions()).toHaveLength(1);
});
