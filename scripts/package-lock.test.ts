import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { completeLock, type LockedPackages, missingPackages } from './lib/lock-file.ts';

const text = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8');
const { packages } = JSON.parse(text) as { packages: LockedPackages };

test('the lock file knows the packages of every system (if not: node scripts/complete-lock.ts)', () => {
  expect(missingPackages(packages).map(({ name, version }) => `${name}@${version}`)).toEqual([]);
});

test('the lock file names no registry', () => {
  const addresses = Object.values(packages).map(({ resolved }) => resolved ?? '');
  expect(addresses.filter((address) => address.includes('://'))).toEqual([]);
});

test('a package of another system that npm left out is added with its system', () => {
  const optionalDependencies = {
    '@a/linux-x64-musl': '1.2.3',
    '@a/linux-x64-gnu': '1.2.3',
    b: '^1.0.0',
  };
  const lock = {
    'node_modules/a': { version: '1.2.3', dev: true, optionalDependencies },
    'node_modules/@a/linux-x64-gnu': { version: '1.2.3' },
  };
  const result = completeLock(lock);
  expect(result.packages['node_modules/@a/linux-x64-musl']).toEqual({
    version: '1.2.3',
    cpu: ['x64'],
    dev: true,
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  });
  expect(result.unsolved).toEqual(['b@^1.0.0']);
});
