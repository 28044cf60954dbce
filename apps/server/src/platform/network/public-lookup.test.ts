import { expect, test } from 'vitest';
import { isPrivateAddress, lookupPublicAddress } from './public-lookup.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  'fc00::1',
  '100::1',
  '64:ff9b:1::1',
  'ff02::1',
  '192.0.0.8',
  '198.19.0.1',
  '240.0.0.1',
  '::ffff:169.254.169.254',
  'localhost',
])('%s is no place on the public internet', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

// regression: each of these was accepted as a public address
test.each([
  'fec0::1',
  'feff::1',
  '3fff::1',
  '3fff:fff::1',
  '5f00::1',
  '192.88.99.1',
  '::ffff:0:127.0.0.1',
  '::ffff:0:8.8.8.8',
  '100:0:0:1::1',
  '4000::1',
  'fe80::1%lo',
])('%s is not a public address either', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each([
  '8.8.8.8',
  '172.32.0.1',
  '100.128.0.1',
  '192.88.98.1',
  '2606:4700::1111',
  '2001:200::1',
  '3ffe::1',
  '::ffff:8.8.8.8',
])('%s is one', (address) => expect(isPrivateAddress(address)).toBe(false));

test.each([{}, { all: true }])(
  'a name that resolves to this machine is rejected (%o)',
  async (options) => {
    const { promise, resolve } = Promise.withResolvers<Error | null>();
    lookupPublicAddress('localhost', options, resolve);
    expect((await promise)?.message).toBe('localhost points to a private address');
  },
);
