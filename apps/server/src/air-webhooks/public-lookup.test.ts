import { expect, test } from 'vitest';
import { isPrivateAddress, lookupPublic } from './public-lookup.ts';

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
  'localhost',
])('%s is no place on the public internet', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
  '%s is one',
  (address) => expect(isPrivateAddress(address)).toBe(false),
);

test.each([{}, { all: true }])(
  'a name that leads to this machine is refused (%o)',
  async (options) => {
    const { promise, resolve } = Promise.withResolvers<Error | null>();
    lookupPublic('localhost', options, resolve);
    expect((await promise)?.message).toBe('localhost points to a private address');
  },
);
