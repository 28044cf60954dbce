/** Must be run after npm has changed package-lock.json, with the pinned Node: node scripts/complete-lock.ts */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLock, type LockedPackages } from './lib/lock-file.ts';

const path = join(import.meta.dirname, '../package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: LockedPackages };
const { packages, added, unsolved } = completeLock(lock.packages);
writeFileSync(path, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
process.stdout.write(`${added} packages of other systems added to package-lock.json\n`);
for (const name of unsolved)
  process.stderr.write(`${name} is missing and its system is not in its name\n`);
