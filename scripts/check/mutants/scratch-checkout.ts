import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Fault } from './faults/fault.ts';

/** A copy of a checkout, to be spoiled. */
export interface ScratchCheckout {
  readonly root: string;
  /** For what the drill itself keeps. */
  readonly folder: string;
  /** @returns takes the fault back @throws Error where its text is not in the file exactly once */
  plant(fault: Fault): () => void;
  remove(): void;
}

/** Caches are not shared: what is made of a fault must not be taken for what the checkout has. */
const CACHES = new Set(['.cache', '.vite', '.vite-temp', '.vitest-cache']);

/** Copies what is or will be committed; installed packages are linked, but for those of the workspace, which are the copies. */
export function copyCheckout(checkout: string): ScratchCheckout {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'townlight-mutants-')));
  const root = join(folder, 'checkout');
  for (const file of filesOf(checkout)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    copyFileSync(join(checkout, file), join(root, file));
  }
  linkPackages(join(checkout, 'node_modules'), join(root, 'node_modules'));
  for (const modules of globSync('{apps,packages,counties}/*/node_modules', { cwd: checkout }))
    symlinkSync(join(checkout, modules), join(root, modules));
  return {
    root,
    folder,
    plant(fault) {
      const file = join(root, fault.file);
      const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const times = before.split(fault.find).length - 1;
      if (times !== 1)
        throw new Error(`${fault.id}: its text is ${times} times in ${fault.file}, not once.`);
      writeFileSync(
        file,
        before.replace(fault.find, () => fault.replace),
      );
      return () => writeFileSync(file, before);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function filesOf(checkout: string): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: checkout, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return listed
    .split('\0')
    .filter((file) => file !== '' && lstatSync(join(checkout, file), quiet)?.isFile());
}

const quiet = { throwIfNoEntry: false } as const;

function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (CACHES.has(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    // of the workspace: `../../packages/domain`, which is then that of the copy
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.name.startsWith('@')) linkPackages(source, target);
    else symlinkSync(source, target);
  }
}
