import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordReply } from '../http/record-reply.ts';

export interface StaticCopy {
  readonly url: string;
  stop(): void;
}

/** The request headers by which replies may differ, as in the site's `Vary`. */
const COPIED_HEADERS = ['accept-encoding', 'user-agent', 'sec-ch-ua-mobile'];

/**
 * Starts a bare server with copies of a site's replies. Each is copied on its first request and sent from memory
 * afterward: the upper bound of any server.
 */
export async function startStaticCopy(site: string): Promise<StaticCopy> {
  const copies = new Map<string, Promise<Copy>>();
  const server = createServer(async (request, response) => {
    const { url = '/', method, headers } = request;
    if (method !== 'GET') {
      response.writeHead(204).end();
      return;
    }
    const requestHeaders = pickCopiedHeaders(headers);
    const key = JSON.stringify([url, requestHeaders]);
    const copy = copies.get(key) ?? copyOf(site + url, requestHeaders);
    copies.set(key, copy);
    const { status, head, body } = await copy;
    response.writeHead(status, head).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Copy {
  readonly status: number;
  readonly head: string[];
  readonly body: Buffer;
}

async function copyOf(url: string, headers: Record<string, string>): Promise<Copy> {
  const { status, head, body } = await recordReply(url, headers);
  return { status, head: [...head], body: Buffer.from(body, 'base64') };
}

function pickCopiedHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    COPIED_HEADERS.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
