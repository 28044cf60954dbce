import { expect, test } from 'vitest';
import { createNetworkHasher, listNetworks } from './network-key.ts';

test('a network has one name for an hour, then another', () => {
  let now = 0;
  const keyOf = createNetworkHasher(() => now);
  const key = keyOf('203.0.113.9');
  now = 59 * 60_000;
  expect(keyOf('203.0.113.9')).toBe(key);
  expect(keyOf('::ffff:203.0.113.9')).toBe(key);
  expect(keyOf('203.0.113.10')).not.toBe(key);
  now = 60 * 60_000;
  expect(keyOf('203.0.113.9')).not.toBe(key);
});

test('the key does not contain the address and cannot be reproduced by another process', () => {
  const key = createNetworkHasher()('203.0.113.9');
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(createNetworkHasher()('203.0.113.9')).not.toBe(key);
});

test('an IPv6 reader is known by the network of 64 bits', () => {
  const keyOf = createNetworkHasher();
  expect(keyOf('2001:db8:5:5::1')).toBe(keyOf('2001:db8:5:5:1:2:3:4'));
  expect(keyOf('2001:db8:5:5::1')).not.toBe(keyOf('2001:db8:5:6::1'));
});

test('an address belongs to successively wider networks', () => {
  const names = (address: string) => listNetworks(address).map(({ name }) => name);
  expect(names('203.0.113.9')).toEqual(['203.0.113.9', '203.0.113.0/24']);
  expect(names('::ffff:203.0.113.9')).toEqual(names('203.0.113.9'));
  const [household, provider, office] = names('2001:db8:5:5ab::1');
  expect(household).toBe('2001:db8:5:5ab::');
  expect(provider).toBe('2001:db8:5:500::/56');
  expect(office).toBe('2001:db8:5::/48');
});
