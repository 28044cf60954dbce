import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PortalRecord = Readonly<Record<string, string>>;

/** A simulated failure of the portal. */
export type PortalFault =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** Sends no response, or aborts in the middle of the rows. */
  | 'stall'
  | 'break off';

export type FakePortal = {
  readonly address: string;
  /** Adds or updates a row by key, at a time of the portal's clock. */
  put(key: string, row: PortalRecord, changedAt: string): void;
  remove(key: string): void;
  /** Failures of the next requests, in this order; `undefined` answers normally. */
  readonly faults: (PortalFault | undefined)[];
  /** Affects every request while it is set. */
  outage: PortalFault | undefined;
  /** Called before a page of rows is sent. */
  onPage: ((page: number) => void | Promise<void>) | undefined;
  /** Number of rows of the previous page that each page repeats. */
  repeats: number;
  /** False simulates a portal that does not report changes. */
  reportsChanges: boolean;
  readonly requests: { readonly url: URL; readonly headers: IncomingMessage['headers'] }[];
  close(): Promise<void>;
};

/** Opens a fake open-data portal (Socrata) on loopback that responds like the city's, and fails on demand. */
export async function openFakePortal(port = 0): Promise<FakePortal> {
  const records = new Map<string, { row: PortalRecord; changedAt: string }>();
  const answer = async (url: URL, reply: ServerResponse): Promise<void> => {
    const query = url.searchParams;
    const since = /^:updated_at >= '([^']+)'$/.exec(query.get('$where') ?? '')?.[1];
    const queriesChanges =
      query.has('$where') || (query.get('$select') ?? '').includes(':updated_at');
    if (queriesChanges && !portal.reportsChanges)
      return void reply.writeHead(400).end('{"errorCode":"query.soql.no-such-column"}');
    const found = [...records.values()].filter(({ changedAt }) => !since || changedAt >= since);
    const select = query.get('$select') ?? '';
    if (select.includes('count(*)')) {
      const newest = found.map(({ changedAt }) => changedAt).sort();
      return send(reply, [
        {
          row_count: String(found.length),
          ...(select.includes('max') && found.length > 0 && { newest_change: newest.at(-1) }),
        },
      ]);
    }
    const offset = Number(query.get('$offset') ?? 0);
    const limit = Number(query.get('$limit') ?? 1_000);
    await portal.onPage?.(offset / limit);
    const rows = found.slice(Math.max(0, offset - portal.repeats), offset + limit);
    send(
      reply,
      rows.map(({ row }) => row),
    );
  };
  const server = createServer(async (request, reply) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    portal.requests.push({ url, headers: request.headers });
    const fault = portal.outage ?? portal.faults.shift();
    if (fault === 'stall') return;
    if (fault === 'break off') {
      reply.writeHead(200, { 'content-type': 'application/json' }).write('[{"dr_no":"1"},');
      setTimeout(() => reply.destroy(), 10);
      return;
    }
    if (fault) return void reply.writeHead(fault.status, fault.headers).end('{}');
    await answer(url, reply);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const portal: FakePortal = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/resource/k7nn-b2ep.json`,
    put(key, row, changedAt) {
      records.set(key, { row, changedAt });
    },
    remove: (key) => void records.delete(key),
    faults: [],
    outage: undefined,
    onPage: undefined,
    repeats: 0,
    reportsChanges: true,
    requests: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return portal;
}

function send(reply: ServerResponse, rows: readonly object[]): void {
  reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows));
}
