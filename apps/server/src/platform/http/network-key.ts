import { createHmac, randomBytes } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';

const SECRET_FOR_MS = 60 * 60_000;

/**
 * Names the network of a visitor without keeping the address: a keyed hash of the IPv4 address or of the IPv6 /64, under a
 * secret that lives in memory alone and is thrown away every hour. Then nobody can tell any more whom a name meant,
 * and counts begin anew.
 */
export function networkKeys(now: () => number = Date.now): (address: string) => string {
  let secret = randomBytes(32);
  let since = now();
  return (address) => {
    if (now() - since >= SECRET_FOR_MS) {
      secret = randomBytes(32);
      since = now();
    }
    return createHmac('sha256', secret).update(normalizeIP(address)).digest('base64url');
  };
}
