import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type IsolatedServer, startIsolatedServer } from '../../web/isolated-server.ts';
import { findAccessibilityViolations } from '../testing/accessibility.ts';
import { getMapOnPage } from '../testing/fake-county-map.ts';
import { openPage } from '../testing/open-page.ts';
import { createGate } from '../testing/transport.ts';
import {
  foundPin,
  mapHasShapes,
  search,
  searchField,
  searchNamed,
  statusTexts,
  suggestions,
  suggestionTexts,
} from './place-search-page.ts';

const ADDRESSES = `LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH
-118.326700,34.101900,1700,VINE ST,,LOS ANGELES,,CA,90028,,
-118.326700,34.097900,1500,VINE ST,,LOS ANGELES,,CA,90028,,
-118.326900,34.101600,6301,HOLLYWOOD BLVD,,LOS ANGELES,,CA,90028,,
-118.460500,33.993900,1201,ABBOT KINNEY BLVD,,LOS ANGELES,,CA,90291,,
-119.300000,33.000000,77,LIGHTHOUSE RD,,,,CA,,,
`;
const command = join(import.meta.dirname, '../../../apps/server/bin/townlight.mjs');

let server: IsolatedServer;

beforeAll(async () => {
  server = await startIsolatedServer({});
  const file = join(mkdtempSync(join(tmpdir(), 'townlight-addresses-')), 'addresses.csv');
  writeFileSync(file, ADDRESSES);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [command, 'ingest', 'addresses', '--file', file],
    {
      env: { ...process.env, TOWNLIGHT_DATA: server.dataFolder, DATABASE_URL: '' },
    },
  );
  expect(stdout).toMatch(/received 5 rows: 5 new, 0 updated/);
  // the running server detects the load by itself
  await waitFor(async () => {
    const response = await fetch(`${server.url}/api/places/status`);
    expect((await response.json()).houses).toBe(5);
  });
});
afterAll(async () => {
  await server?.close();
});

/** Opens a page of the sample county whose search requests go to the server with street addresses. */
async function open(address = '/map') {
  const page = await openPage(address);
  page.transport.answer(/^\/api\/places\b/, ({ path }) => fetch(server.url + path));
  return page;
}

const first = async (text: string | RegExp) =>
  await waitFor(() => {
    const [line] = suggestions();
    expect(line).toHaveTextContent(text);
    return line as HTMLElement;
  });
const addressIs = async (end: RegExp) => await waitFor(() => expect(location.href).toMatch(end));

test('an address with a typo selects its area and is pinned on the map until another area is chosen', async () => {
  const { user } = await open();
  await search(user, '1700 vien');
  const line = await first('1700 Vine St');
  expect(line).toHaveTextContent('Los Angeles 90028');
  await user.keyboard('{ArrowDown}');
  expect(searchField()).toHaveAttribute('aria-activedescendant', line.id);
  expect(line.id).toMatch(/-0$/);
  expect(line).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  await addressIs(/area=hollywood$/);
  await waitFor(() => expect(foundPin()).toBe('1700 Vine St'));
  expect(searchField()).toHaveValue('');
  // the typed text appears in no address that may be shared
  expect(location.href).not.toContain('ine');
  await waitFor(() => expect(getMapOnPage().selected).toBe('hollywood'));
  await search(user, 'venice');
  await user.keyboard('{Enter}');
  await addressIs(/area=venice$/);
  await waitFor(() => expect(foundPin()).toBeNull());
});

test('an unknown house number is shown at an approximate location, with a notice', async () => {
  const { user } = await open();
  await search(user, '1600 vine st');
  const line = await first('1600 Vine St');
  expect(line).toHaveTextContent('near, between 1500 and 1700');
  await user.click(line);
  await addressIs(/area=hollywood$/);
  await waitFor(() => expect(foundPin()).toBe('Near 1600 Vine St'));
  await waitFor(() =>
    expect(statusTexts()).toContainEqual(
      expect.stringMatching(/shown near, not exactly, between 1500 and 1700/),
    ),
  );
});

test('an unknown house number is shown at an approximate location in Spanish too', async () => {
  const { user } = await open('/es/map');
  await search(user, '1600 calle vine');
  expect(await first('1600')).toHaveTextContent('cerca, entre el 1500 y el 1700');
});

test('Enter does not wait for the pause after typing', async () => {
  const { user } = await open();
  await search(user, 'hollywood and vine');
  await user.keyboard('{Enter}');
  await addressIs(/area=hollywood$/);
  await waitFor(() => expect(foundPin()).toBe('Hollywood Blvd & Vine St'));
});

test('the response to text that is no longer typed is not shown', async () => {
  const { user, transport } = await open();
  const reply = createGate();
  const released = createGate();
  transport.answer(/^\/api\/places\?q=1500/, async ({ path }) => {
    await reply.opened;
    const response = await fetch(server.url + path);
    queueMicrotask(released.open);
    return response;
  });
  await search(user, '1500 vine st');
  await waitFor(() => expect(transport.sentTo(/places\?q=1500/)).toHaveLength(1));
  await search(user, '1201 abbot kinney');
  await first('1201 Abbot Kinney Blvd');
  await act(async () => {
    reply.open();
    await released.opened;
  });
  expect(suggestionTexts()).toEqual([expect.stringContaining('1201 Abbot Kinney Blvd')]);
});

test('with zip codes on the map, the zip code that contains the address is selected', async () => {
  const { user } = await open('/map?partition=zipcodes');
  await mapHasShapes();
  await search(user, '1700 vine st');
  await user.click(await first('1700 Vine St'));
  await addressIs(/partition=zipcodes&area=900\d\d$/);
  await waitFor(() => expect(foundPin()).toBe('1700 Vine St'));
});

test('a place outside of all areas shows a message and selects nothing', async () => {
  const { user } = await open();
  await search(user, '77 lighthouse rd');
  await user.click(await first('77 Lighthouse Rd'));
  await waitFor(() =>
    expect(statusTexts()).toContain('77 Lighthouse Rd is outside the areas of Los Angeles County'),
  );
  expect(location.href).not.toContain('area=');
  expect(foundPin()).toBeNull();
});

test('on a tracker, an address opens its neighborhood', async () => {
  const { user } = await open('/neighborhood/venice');
  const box = searchNamed('Search for a Neighborhood');
  await user.type(box.getByRole('combobox'), '1700 vine st');
  await waitFor(() => expect(box.getAllByRole('option')[0]).toHaveTextContent('1700 Vine St'));
  await user.keyboard('{Enter}');
  await addressIs(/\/neighborhood\/hollywood/);
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hollywood'),
  );
});

test('in Spanish a street is found, and a message is shown when there are no results', async () => {
  const { user } = await open('/es/map');
  await search(user, 'calle vine');
  await first('Vine St');
  await search(user, '12345 zzzz');
  await first(/No se encontró nada/);
  expect(suggestionTexts().slice(1)).toEqual([
    'Elegir en el mapa',
    'Ver todos los vecindarios en una tabla',
  ]);
});

test('open suggestions have no accessibility violations', async () => {
  const { user } = await open();
  await search(user, 'hollywood bl');
  await waitFor(() =>
    expect(suggestionTexts().filter((text) => text.includes('Hollywood Blvd'))).toHaveLength(1),
  );
  expect(searchField()).toHaveAttribute('aria-expanded', 'true');
  expect(await findAccessibilityViolations()).toEqual([]);
});
