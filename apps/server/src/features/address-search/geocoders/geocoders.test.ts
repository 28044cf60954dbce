import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { PLACE_TYPES, type PlaceType } from '@townlight/domain/places';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chooseGeocoder } from '../create-place-search-routes.ts';
import { COUNTY_BOUNDS } from '../testing/address-files.ts';
import {
  createGeocoderClient,
  type Geocoder,
  type GeocoderClientOptions,
} from './geocoder-client.ts';
import { createMapboxGeocoder } from './mapbox.ts';
import { createPeliasGeocoder } from './pelias.ts';
import { createPhotonGeocoder } from './photon.ts';

/** A shortened response of Mapbox Geocoding v6. */
const MAPBOX_ANSWER = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      id: 'dXJuOm1ieGFkcjo1',
      geometry: { type: 'Point', coordinates: [-118.2978, 34.0141] },
      properties: {
        mapbox_id: 'dXJuOm1ieGFkcjo1',
        feature_type: 'address',
        full_address: '1100 West 39th Place, Los Angeles, California 90037, United States',
        name: '1100 West 39th Place',
        name_preferred: '1100 West 39th Place',
        coordinates: { longitude: -118.2978, latitude: 34.0141, accuracy: 'rooftop' },
        place_formatted: 'Los Angeles, California 90037, United States',
        match_code: { confidence: 'exact' },
        context: { place: { name: 'Los Angeles' } },
      },
    },
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-118.3287, 34.0928] },
      properties: {
        feature_type: 'neighborhood',
        name: 'Hollywood',
        place_formatted: 'Los Angeles, California, United States',
      },
    },
  ],
  attribution: 'NOTICE: © Mapbox',
};

/** A shortened response of Photon. */
const PHOTON_ANSWER = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-118.2978, 34.0141] },
      properties: {
        osm_type: 'W',
        osm_id: 1,
        osm_key: 'building',
        osm_value: 'yes',
        type: 'house',
        housenumber: '1100',
        street: 'West 39th Place',
        district: 'South Los Angeles',
        city: 'Los Angeles',
        state: 'California',
        postcode: '90037',
        country: 'United States',
        countrycode: 'US',
      },
    },
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-118.3004, 34.1184] },
      properties: {
        osm_key: 'tourism',
        type: 'house',
        name: 'Griffith Observatory',
        housenumber: '2800',
        street: 'East Observatory Road',
        city: 'Los Angeles',
        state: 'California',
        extent: [-118.301, 34.119, -118.3, 34.118],
      },
    },
  ],
};

/** A shortened response of Pelias. */
const PELIAS_ANSWER = {
  geocoding: { version: '0.2', query: {} },
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-118.2978, 34.0141] },
      properties: {
        id: 'x',
        gid: 'openaddresses:address:x',
        layer: 'address',
        source: 'openaddresses',
        name: '1100 West 39th Place',
        housenumber: '1100',
        street: 'West 39th Place',
        postalcode: '90037',
        label: '1100 West 39th Place, Los Angeles, CA, USA',
      },
    },
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-118.3287, 34.0928] },
      properties: { layer: 'neighbourhood', name: 'Hollywood', label: 'Hollywood, CA, USA' },
    },
  ],
};

type Reply = (request: IncomingMessage, response: ServerResponse, turn: number) => void;

const SEARCH = {
  text: '1100 w 39th pl',
  types: new Set<PlaceType>(PLACE_TYPES),
  near: [-118.3, 34] as const,
};

let server: Server;
let url: string;
let requestedUrls: URL[];
let reply: Reply;
let logged: string;

beforeEach(async () => {
  requestedUrls = [];
  logged = '';
  server = createServer((request, response) => {
    requestedUrls.push(new URL(request.url ?? '/', url));
    reply(request, response, requestedUrls.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const answerWith =
  (answer: unknown): Reply =>
  (_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));

function createClient(geocoder: Geocoder, more: Partial<GeocoderClientOptions> = {}) {
  const sink = new Writable({
    write(chunk, _, done) {
      logged += String(chunk);
      done();
    },
  });
  return createGeocoderClient(geocoder, {
    bounds: COUNTY_BOUNDS,
    log: pino(sink) as never,
    ...more,
  });
}

describe('responses of geocoding services', () => {
  test('Mapbox: addresses and areas of Geocoding v6', async () => {
    reply = answerWith(MAPBOX_ANSWER);
    expect(
      await createClient(createMapboxGeocoder('pk.secret', `${url}/forward`)).search(SEARCH),
    ).toEqual([
      {
        type: 'address',
        label: '1100 West 39th Place',
        address: '1100 West 39th Place, Los Angeles, California 90037, United States',
        center: [-118.2978, 34.0141],
        area: null,
      },
      {
        type: 'neighborhood',
        label: 'Hollywood',
        address: 'Hollywood, Los Angeles, California, United States',
        center: [-118.3287, 34.0928],
        area: null,
      },
    ]);
    expect(Object.fromEntries(requestedUrls[0]?.searchParams ?? [])).toEqual({
      q: '1100 w 39th pl',
      types: 'address,street,neighborhood,locality,place,postcode',
      bbox: '-119.479071,32.633992,-117.591883,34.889873',
      limit: '5',
      country: 'us',
      autocomplete: 'true',
      proximity: '-118.3,34',
      access_token: 'pk.secret',
    });
  });

  test('Photon: returns a house by its street and a landmark by its name', async () => {
    reply = answerWith(PHOTON_ANSWER);
    const found = await createClient(createPhotonGeocoder(`${url}/api`)).search(SEARCH);
    expect(found).toMatchObject([
      {
        type: 'address',
        label: '1100 West 39th Place',
        address: '1100 West 39th Place, Los Angeles, California 90037',
      },
      {
        type: 'poi',
        label: 'Griffith Observatory',
        address: 'Griffith Observatory, 2800 East Observatory Road, Los Angeles, California',
      },
    ]);
    expect(requestedUrls[0]?.pathname).toBe('/api');
    expect(requestedUrls[0]?.searchParams.get('bbox')).toBe(COUNTY_BOUNDS.join(','));
    expect(requestedUrls[0]?.searchParams.getAll('layer')).toContain('house');
    expect(requestedUrls[0]?.searchParams.get('lon')).toBe('-118.3');
  });

  test('Pelias: searches by layers, within the bounds, around the focus point', async () => {
    reply = answerWith(PELIAS_ANSWER);
    const found = await createClient(createPeliasGeocoder(`${url}/v1/autocomplete`)).search(SEARCH);
    expect(found).toMatchObject([
      { type: 'address', label: '1100 West 39th Place' },
      { type: 'neighborhood', label: 'Hollywood', address: 'Hollywood, CA, USA' },
    ]);
    const query = requestedUrls[0]?.searchParams;
    expect(query?.get('boundary.rect.min_lon')).toBe('-119.479071');
    expect(query?.get('focus.point.lat')).toBe('34');
    expect(query?.get('layers')).toContain('venue');
  });

  test('a geocoder URL determines the kind of service and takes precedence over Mapbox', () => {
    const nameOf = (geocoderUrl?: string, mapboxToken?: string) =>
      chooseGeocoder({ geocoderUrl, mapboxToken })?.name;
    expect(nameOf()).toBeUndefined();
    expect(nameOf(undefined, 'pk.x')).toBe('mapbox');
    expect(nameOf('https://example.org/api', 'pk.x')).toBe('photon');
    expect(nameOf('https://example.org/v1/autocomplete')).toBe('pelias');
    expect(nameOf('https://example.org/v1/search?api_key=1')).toBe('pelias');
  });
});

describe('a service that fails', () => {
  const photon = () => createPhotonGeocoder(`${url}/api`);

  test('is retried once, and the second response is used', async () => {
    reply = (request, response, turn) => {
      if (turn === 1) response.writeHead(502).end();
      else answerWith(PHOTON_ANSWER)(request, response, turn);
    };
    expect(await createClient(photon()).search(SEARCH)).toHaveLength(2);
    expect(requestedUrls).toHaveLength(2);
  });

  const silent: Reply = () => undefined;
  const damaged: [string, number, Reply][] = [
    ['never answers', 2, silent],
    ['breaks off', 2, (request) => request.socket.destroy()],
    ['answers with a page', 2, (_, response) => response.end('<html>sorry</html>')],
    ['is out of order', 2, (_, response) => response.writeHead(503).end()],
    ['refuses', 1, (_, response) => response.writeHead(403).end('{"message":"no"}')],
    ['answers in another form', 1, (_, response) => response.end('{"features":[{"a":1}]}')],
    ['sends elsewhere', 2, (_, response) => response.writeHead(302, { location: '/x' }).end()],
  ];
  test.each(damaged)(
    '%s: no answer, and the log says so without what was typed',
    async (_, tries, how) => {
      reply = how;
      // short where no response comes; longer where one does, because the machine may be busy
      const timeoutMs = how === silent ? 150 : 30_000;
      expect(await createClient(photon(), { timeoutMs }).search(SEARCH)).toBeNull();
      expect(requestedUrls).toHaveLength(tries);
      expect(logged).toContain('the search answers from its own addresses');
      // the digits of a time or a process may be those of the address
      const fields = logged.replace(/"(time|pid)":\d+/g, '');
      for (const secret of ['39th', '1100', url]) expect(fields).not.toContain(secret);
    },
  );

  test('is not requested for half a minute after repeated failures', async () => {
    let time = 0;
    reply = (_, response) => response.writeHead(403).end();
    const { search } = createClient(photon(), { now: () => time });
    for (let turn = 0; turn < 9; turn++) await search({ ...SEARCH, text: `street ${turn}` });
    expect(requestedUrls).toHaveLength(5);
    time = 31_000;
    reply = answerWith(PHOTON_ANSWER);
    expect(await search(SEARCH)).toHaveLength(2);
  });
});

describe('a client that sends too many searches', () => {
  test('gets a cached result for the same search, even while the first request is pending', async () => {
    reply = answerWith(PHOTON_ANSWER);
    const { search } = createClient(createPhotonGeocoder(`${url}/api`));
    const both = await Promise.all([search(SEARCH), search(SEARCH)]);
    expect(both[0]).toEqual(both[1]);
    await search(SEARCH);
    expect(requestedUrls).toHaveLength(1);
  });

  test('cannot raise the geocoder requests of the installation above the rate limit', async () => {
    let time = 0;
    reply = answerWith(PHOTON_ANSWER);
    const { search } = createClient(createPhotonGeocoder(`${url}/api`), {
      perSecond: 3,
      now: () => time,
    });
    const answers: unknown[] = [];
    for (let turn = 0; turn < 10; turn++)
      answers.push(await search({ ...SEARCH, text: `street ${turn}` }));
    expect(requestedUrls).toHaveLength(6);
    expect(answers.slice(6)).toEqual([null, null, null, null]);
    time = 1_000;
    expect(await search({ ...SEARCH, text: 'later' })).toHaveLength(2);
  });
});
