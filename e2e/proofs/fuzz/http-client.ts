import { Agent, request } from 'node:http';
import type { FuzzReply } from './find-reply-fault.ts';
import type { FuzzRequest } from './request-arbitrary.ts';

/** Sends requests unchanged: `fetch` would normalize their addresses. */
export function createHttpClient(origin: string, staffCookie: string) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true });
  let sent = 0;
  const client = {
    send(fuzz: FuzzRequest): Promise<FuzzReply> {
      const { method, target, headers, body, isSignedIn } = fuzz;
      sent++;
      // another network each time, so that no limit is reached
      const network = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
      const signedIn = { cookie: staffCookie, 'sec-fetch-site': 'same-origin' };
      return new Promise((resolve, reject) => {
        const message = request(
          {
            agent,
            hostname,
            port,
            method,
            path: target,
            headers: { 'x-forwarded-for': network, ...headers, ...(isSignedIn && signedIn) },
          },
          (reply) => {
            const chunks: Buffer[] = [];
            reply.on('data', (chunk: Buffer) => chunks.push(chunk));
            reply.on('error', reject);
            reply.on('end', () =>
              resolve({
                status: reply.statusCode ?? 0,
                contentType: reply.headers['content-type'],
                body: Buffer.concat(chunks).toString(),
              }),
            );
          },
        );
        message.on('error', (error: NodeJS.ErrnoException) => {
          // the server closes an idle connection while a request is on its way
          if (message.reusedSocket && error.code === 'ECONNRESET') resolve(client.send(fuzz));
          else reject(error);
        });
        message.end(body);
      });
    },
    close: () => agent.destroy(),
  };
  return client;
}
