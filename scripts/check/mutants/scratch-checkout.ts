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

/** A disposable copy of a checkout, in which faults are planted. */
export interface ScratchCheckout {
  readonly root: string;
  /** The drill's working folder. */
  readonly folder: string;
  /**
   * @returns a function that removes the fault @throws Error where its text does not occur exactly once in the file
   */
  plant(fault: Fault): () => void;
  remove(): void;
}

/** Caches are not shared: a build with a fault must not be mistaken for the checkout's. */
const CACHES = new Set(['.cache', '.vite', '.vite-temp', '.vitest-cache']);

/**
 * Copies tracked and new files; installed packages are linked, except those of the workspace, which are the copies.
 */
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
    // a workspace link such as `../../packages/domain` then points into the copy
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.name.startsWith('@')) linkPackages(source, target);
    else symlinkSync(source, target);
  }
}
