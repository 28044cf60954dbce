import { createHmac, randomBytes } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

const SECRET_FOR_MS = 60 * 60_000;

/** A network that an address lies in. */
export interface Network {
  readonly name: string;
  /** How many times what one household may do all of it may do. */
  readonly times: number;
}

/**
 * The networks of an address, the narrowest first: of IPv6 the /64 of a household, the /56 that providers give to one, and
 * the /48 of an office or of somebody who rents one; of IPv4 the address and its /24.
 */
export function networksOf(address: string): readonly Network[] {
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
 * Names the network of a visitor without keeping the address: a keyed hash of the IPv4 address or of the IPv6 /64, or of
 * what `networksOf` says, under a secret that lives in memory alone and is thrown away every hour. Then nobody can tell
 * any more whom a name meant, and counts start over.
 */
export function networkKeys(now: () => number = Date.now): (network: string) => string {
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
