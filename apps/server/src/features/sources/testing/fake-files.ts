import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A simulated failure of the server. */
export type FileFault =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** Sends no response, or aborts in the middle of the file. */
  | 'stall'
  | 'break off';

export type FakeFiles = {
  readonly origin: string;
  /** By path, `/2026/hour.dat`; others are answered with 404. */
  readonly files: Map<string, string | Buffer>;
  /** Failures by path; `outage` affects all paths while it is set. */
  readonly faults: Map<string, FileFault>;
  outage: FileFault | undefined;
  readonly requestedPaths: string[];
  close(): Promise<void>;
};

/** Opens a file server on loopback that fails on demand. */
export async function openFakeFiles(): Promise<FakeFiles> {
  const server = createServer((request, reply) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    fake.requestedPaths.push(path);
    const fault = fake.outage ?? fake.faults.get(path);
    if (fault === 'stall') return;
    if (fault === 'break off') {
      reply.writeHead(200, { 'content-length': '1000' }).write('11/08/');
      setTimeout(() => reply.destroy(), 10);
      return;
    }
    if (fault) return void reply.writeHead(fault.status, fault.headers).end();
    const file = fake.files.get(path);
    if (file === undefined) return void reply.writeHead(404).end();
    reply.writeHead(200, { 'content-length': Buffer.byteLength(file) }).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeFiles = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files: new Map(),
    faults: new Map(),
    outage: undefined,
    requestedPaths: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}
