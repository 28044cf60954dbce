import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An open-data portal on this machine: sends rows as Socrata does, page by page. */
export interface Portal {
  readonly url: string;
  /** The requested pages, as `offset+limit`. */
  readonly requestedPages: readonly string[];
  close(): Promise<void>;
}

/** @param failAt the offset from which the portal replies with 400 */
export async function openPortal(
  rows: readonly unknown[],
  failAt = Number.POSITIVE_INFINITY,
): Promise<Portal> {
  const requestedPages: string[] = [];
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://portal');
    const offset = Number(searchParams.get('$offset') ?? 0);
    const limit = Number(searchParams.get('$limit') ?? 1000);
    requestedPages.push(`${offset}+${limit}`);
    const ordered = searchParams.get('$order') === ':id';
    response.statusCode = !ordered || offset >= failAt ? 400 : 200;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(rows.slice(offset, offset + limit)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/resource/2nrs-mtv8.json`,
    requestedPages,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
