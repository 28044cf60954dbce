import { createHmac, randomBytes } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

const SECRET_FOR_MS = 60 * 60_000;

/** A network that contains an address. */
export interface Network {
  readonly name: string;
  /** The multiple of one household's limit that applies to this network. */
  readonly times: number;
}

/**
 * Returns the networks of an address, the narrowest first: for IPv6 the /64 of a household, the /56 that providers
 * assign to one, and the /48 of an office or a hosting customer; for IPv4 the address and its /24.
 */
export function listNetworks(address: string): readonly Network[] {
  const plain = normalizeIP(address);
  if (isIPv4(plain))
    return [
      { name: plain, times: 1 },
      { name: plain.replace(/\d+$/, '0/24'), times: 4 },
    ];
  return [
    { name: plain, times: 1 },
    { name: `${normalizeIP(address, 56)}/56`, times: 2 },
    { name: `${normalizeIP(address, 48)}/48`, times: 4 },
  ];
}

/**
 * Returns a function that hashes the network of a visitor, so that no address is stored: keyed by a secret that
 * exists only in memory and is replaced every hour. After that a hash cannot be traced, and counts start over.
 */
export function createNetworkHasher(now: () => number = Date.now): (network: string) => string {
  let secret = randomBytes(32);
  let since = now();
  return (network) => {
    if (now() - since >= SECRET_FOR_MS) {
      secret = randomBytes(32);
      since = now();
    }
    const name = network.includes('/') ? network : normalizeIP(network);
    return createHmac('sha256', secret).update(name).digest('base64url');
  };
}
