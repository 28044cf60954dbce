import type { AddressInfo } from 'node:net';
import { Failure } from '../failure.ts';
import type { App } from './create-app.ts';

/**
 * Starts to accept connections.
 * @returns the URL for people, see `formatListeningUrl`
 */
export async function listen(
  app: Pick<App, 'listen' | 'server'>,
  { host, port }: { host: string; port: number },
): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Failure(
        `PORT: ${port} is in use by another program; stop it or choose another port, for instance PORT=${port + 1}`,
      );
    if (code === 'EACCES')
      throw new Failure(
        `PORT: ${port} needs administrator rights; choose a port above 1023, for instance PORT=8080`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new Failure(
        `HOST: ${host} is not an address of this machine; try HOST=127.0.0.1 (${message})`,
      );
    throw error;
  }
  const bound = app.server.address() as AddressInfo;
  return formatListeningUrl({ host, port: bound.port });
}

/** Returns the URL for people: `localhost` for a server that listens on all addresses of this machine. */
export function formatListeningUrl({ host, port }: { host: string; port: number }): string {
  const local = ['127.0.0.1', '0.0.0.0', '::1', '::', 'localhost'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${local ? 'localhost' : name}:${port}`;
}
