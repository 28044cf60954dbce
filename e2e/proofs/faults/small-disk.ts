import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of a few megabytes in memory. */
export interface SmallDisk {
  readonly folder: string;
  resize(megabytes: number): void;
  remove(): void;
}

/** Mounts the file system; undefined where this process may not mount one. */
export function makeSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'townlight-disk-'));
  const mount = (...args: string[]) =>
    execFileSync('mount', [...args, folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs');
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  chmodSync(folder, 0o777);
  return {
    folder,
    resize: (size) => void mount('-o', `remount,size=${size}m`),
    remove() {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Returns the used megabytes of a file system. */
export function usedMegabytes(folder: string): number {
  const [, line = ''] = execFileSync('df', ['-m', '--output=used', folder], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return Number(line);
}
