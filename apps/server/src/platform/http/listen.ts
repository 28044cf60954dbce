import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Failure } from '../failure.ts';
import type { App } from './create-app.ts';

interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * Starts to accept connections.
 * @param variable the environment variable of the port
 * @returns the URL for people, see `formatListeningUrl`
 */
export async function listen(
  app: Pick<App, 'listen' | 'server'>,
  { host, port }: ListenAddress,
  variable = 'PORT',
): Promise<string> {
  await app.listen({ host, port }).catch((error) => {
    throw toListenFailure(error, { host, port }, variable);
  });
  const bound = app.server.address() as AddressInfo;
  return formatListeningUrl({ host, port: bound.port });
}

/** Listens for a moment. @throws Failure when another program uses the port, or the address is wrong */
export async function requireFreePort(
  { host, port }: ListenAddress,
  variable = 'PORT',
): Promise<void> {
  const server = createServer();
  try {
    server.listen({ host, port });
    await once(server, 'listening');
  } catch (error) {
    throw toListenFailure(error as NodeJS.ErrnoException, { host, port }, variable);
  }
  server.close();
  await once(server, 'close');
}

function toListenFailure(
  error: NodeJS.ErrnoException,
  { host, port }: ListenAddress,
  variable: string,
): Error {
  const { code, message } = error;
  if (code === 'EADDRINUSE')
    return new Failure(
      `${variable}: ${port} is in use by another program; stop it or choose another port, for instance ${variable}=${port + 1}`,
    );
  if (code === 'EACCES')
    return new Failure(
      `${variable}: ${port} needs administrator rights; choose a port above 1023, for instance ${variable}=8080`,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Failure(
      `HOST: ${host} is not an address of this machine; try HOST=127.0.0.1 (${message})`,
    );
  return error;
}

/** Returns the URL for people: `localhost` for a server that listens on all addresses of this machine. */
export function formatListeningUrl({ host, port }: { host: string; port: number }): string {
  const local = ['127.0.0.1', '0.0.0.0', '::1', '::', 'localhost'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${local ? 'localhost' : name}:${port}`;
}
