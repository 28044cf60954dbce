import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * IPv4 networks that are not on the public internet.
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry/
 */
const PRIVATE_IPV4 = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  // relays of 6to4, deprecated (RFC 7526)
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE_IPV4.addSubnet(network, bits, 'ipv4');

/**
 * Public IPv6 addresses are those in 2000::/3. Everything outside is refused, including what IANA may reserve there:
 * ::ffff:0:0:0/96, 64:ff9b::/96, 100::/64, 5f00::/16, fc00::/7, fe80::/10, fec0::/10, ff00::/8.
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry/
 */
const PRIVATE_IPV6 = new BlockList();
for (const [network, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE_IPV6.addSubnet(network, bits, 'ipv6');

/** IPv4 mapped to IPv6: `::ffff:8.8.8.8`. The IPv4 rules apply to the address inside. */
const MAPPED_IPV4 = new BlockList();
MAPPED_IPV4.addSubnet('::ffff:0:0', 96, 'ipv6');

/** Returns whether an IP address belongs to this machine, to a private network or to a special-purpose range. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return true;
  if (version === 4) return PRIVATE_IPV4.check(address, 'ipv4');
  const isMapped = MAPPED_IPV4.check(address, 'ipv6');
  return (isMapped ? PRIVATE_IPV4 : PRIVATE_IPV6).check(address, 'ipv6');
}

/** Thrown for a host that is, or resolves to, an address that is not public. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

/**
 * Resolves a name and rejects private addresses. The connection uses the checked addresses, so that the name cannot
 * resolve differently in between.
 */
export const lookupPublicAddress: LookupFunction = (hostname, options: LookupOptions, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const wrong = addresses?.find(({ address }) => isPrivateAddress(address));
    const first = addresses?.[0];
    if (error !== null) callback(error, '', 0);
    else if (wrong !== undefined || first === undefined)
      callback(new PrivateAddressError(`${hostname} points to a private address`), '', 0);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
