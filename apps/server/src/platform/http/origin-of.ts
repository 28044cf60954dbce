import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The name or address that the server was told to listen on. */
    listensAs: string | undefined;
  }
}

type Asked = Pick<FastifyRequest, 'protocol' | 'host' | 'socket' | 'log'> & {
  readonly server: Pick<FastifyInstance, 'listensAs'>;
};

const NAME_AND_PORT = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;
const told = new WeakSet<object>();

/**
 * What absolute addresses begin with that are told to anybody: the public address. Without one, the address that was
 * asked where it is loopback's or the one that the server listens on; anybody can write any other into a request, and so
 * into what is kept for those who ask next.
 */
export function originOf(request: Asked, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  const { protocol, host, server, socket } = request;
  const [, name = ''] = NAME_AND_PORT.exec(host) ?? [];
  const bare = name.replace(/^\[|\]$/g, '').toLowerCase();
  const own = plainAddress(socket.localAddress);
  if (LOOPBACK.test(bare) || (bare !== '' && [own, server.listensAs].includes(bare)))
    return `${protocol}://${host}`;
  if (!told.has(server)) {
    told.add(server);
    request.log.warn(
      'readers use a name for this site that it does not know; set PUBLIC_URL so that links and feeds use it',
    );
  }
  const port = socket.localPort === undefined ? '' : `:${socket.localPort}`;
  return `http://${isIP(own) === 6 ? `[${own}]` : own || 'localhost'}${port}`;
}

/** The address that was asked, for what is said to the asking browser alone. The header may hold anything. */
export function askedOrigin({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  return `${protocol}://${NAME_AND_PORT.test(host) ? host : 'localhost'}`;
}

/** IPv4 as itself where it comes over an IPv6 socket. */
function plainAddress(address = ''): string {
  return address.toLowerCase().replace(/^::ffff:(?=[\d.]+$)/, '');
}
