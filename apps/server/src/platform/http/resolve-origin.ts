import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The host name or address that the server was configured to listen on. */
    listensAs: string | undefined;
  }
}

type OriginRequest = Pick<FastifyRequest, 'protocol' | 'host' | 'socket' | 'log'> & {
  readonly server: Pick<FastifyInstance, 'listensAs'>;
};

const NAME_AND_PORT = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;
const warnedServers = new WeakSet<object>();

/**
 * Returns the origin for absolute URLs: the public URL. Without one, the request's host if it is a loopback name or
 * the address that the server listens on; a client can send any other Host header, which would then end up in cached
 * replies for others.
 */
export function resolveOrigin(request: OriginRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  const { host, server, socket } = request;
  const [, name = ''] = NAME_AND_PORT.exec(host) ?? [];
  const bare = name.replace(/^\[|\]$/g, '').toLowerCase();
  const serverAddress = plainAddress(socket.localAddress);
  if (LOOPBACK.test(bare) || (bare !== '' && [serverAddress, server.listensAs].includes(bare)))
    return getRequestOrigin(request);
  if (!warnedServers.has(server)) {
    warnedServers.add(server);
    request.log.warn(
      'readers use a name for this site that it does not know; set PUBLIC_URL so that links and feeds use it',
    );
  }
  const port = socket.localPort === undefined ? '' : `:${socket.localPort}`;
  return `http://${isIP(serverAddress) === 6 ? `[${serverAddress}]` : serverAddress || 'localhost'}${port}`;
}

/**
 * Returns the origin of the request's Host header, for replies to this client only. The header may contain anything,
 * and so may the scheme that a proxy sent: what is not a web address becomes `http` and `localhost`.
 */
export function getRequestOrigin({
  protocol,
  host,
}: {
  readonly protocol: string;
  readonly host: string;
}): string {
  const scheme = /^https?$/.test(protocol) ? protocol : 'http';
  const origin = `${scheme}://${host}`;
  return NAME_AND_PORT.test(host) && URL.canParse(origin) ? origin : `${scheme}://localhost`;
}

/** Unwraps an IPv4-mapped IPv6 address. */
function plainAddress(address = ''): string {
  return address.toLowerCase().replace(/^::ffff:(?=[\d.]+$)/, '');
}
