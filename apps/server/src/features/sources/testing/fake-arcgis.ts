import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeFeature {
  readonly attributes: Readonly<Record<string, string | number | null>>;
  /** Longitude and latitude of a record. */
  readonly point?: readonly [number, number];
  /** The ring of an area. */
  readonly ring?: readonly (readonly [number, number])[];
}

/** A failure: a status of HTTP, or an error in a response with the status 200, as ArcGIS sends most. */
export type ArcgisFault = { readonly status: number } | { readonly error: number };

export interface FakeArcgis {
  /** Of the layer. */
  readonly address: string;
  features: FakeFeature[];
  maxRecordCount: number;
  /** In epoch milliseconds; undefined for a service that does not state it. */
  editedAt: number | undefined;
  hasPages: boolean;
  /** Failures of the next requests, in this order. */
  readonly faults: ArcgisFault[];
  outage: ArcgisFault | undefined;
  /** Called before a page is sent. */
  onPage: (() => void) | undefined;
  readonly requests: URL[];
  close(): Promise<void>;
}

const LAYER = '/arcgis/rest/services/Crime/FeatureServer/0';

/** Opens a service on loopback that responds as one of ArcGIS does to the queries of pages. */
export async function openFakeArcgis(): Promise<FakeArcgis> {
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    fake.requests.push(url);
    const fault = fake.outage ?? fake.faults.shift();
    if (fault !== undefined && 'status' in fault) return void reply.writeHead(fault.status).end();
    if (fault !== undefined)
      return send(reply, { error: { code: fault.error, message: 'Cannot perform query' } });
    if (url.pathname === LAYER) return send(reply, describeLayer(fake));
    if (url.pathname === `${LAYER}/query`) return send(reply, answerQuery(fake, url));
    reply.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeArcgis = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${LAYER}`,
    features: [],
    maxRecordCount: 2,
    editedAt: Date.parse('2026-11-05T00:00:00Z'),
    hasPages: true,
    faults: [],
    outage: undefined,
    onPage: undefined,
    requests: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}

function describeLayer({ features, maxRecordCount, editedAt, hasPages }: FakeArcgis): object {
  const names = Object.keys(features[0]?.attributes ?? {});
  return {
    maxRecordCount,
    objectIdField: 'OBJECTID',
    geometryType: features[0]?.point ? 'esriGeometryPoint' : 'esriGeometryPolygon',
    fields: ['OBJECTID', ...names].map((name) => ({ name, type: 'esriFieldTypeString' })),
    advancedQueryCapabilities: { supportsPagination: hasPages },
    ...(editedAt !== undefined && { editingInfo: { dataLastEditDate: editedAt } }),
  };
}

function answerQuery(fake: FakeArcgis, { searchParams: query }: URL): object {
  const [, field, value] = /^(\w+)='(.*)'$/.exec(query.get('where') ?? '') ?? [];
  const found = fake.features
    .map((feature, at) => ({ ...feature, id: at + 1 }))
    .filter(({ attributes }) => field === undefined || attributes[field] === value);
  if (query.get('returnCountOnly') === 'true') return { count: found.length };
  fake.onPage?.();
  const offset = Number(query.get('resultOffset'));
  const limit = Math.min(fake.maxRecordCount, Number(query.get('resultRecordCount')));
  const page = found.slice(offset, offset + limit);
  const exceededTransferLimit = offset + limit < found.length;
  const more = exceededTransferLimit ? { exceededTransferLimit } : {};
  if (query.get('f') === 'geojson')
    return {
      ...{ type: 'FeatureCollection', properties: more },
      features: page.map(({ attributes, ring, id }) => ({
        ...{ type: 'Feature', id, properties: { OBJECTID: id, ...attributes } },
        geometry: { type: 'Polygon', coordinates: [ring] },
      })),
    };
  const hasGeometry = query.get('returnGeometry') === 'true';
  return {
    ...more,
    features: page.map(({ attributes, point, id }) => ({
      attributes: { OBJECTID: id, ...attributes },
      ...(hasGeometry && point && { geometry: { x: point[0], y: point[1] } }),
    })),
  };
}

function send(reply: ServerResponse, body: object): void {
  reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
