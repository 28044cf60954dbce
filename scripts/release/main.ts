/** Packs the current commit with its built pages into `release/`. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/find-node.mjs';
import { packRelease } from './pack-release.ts';

try {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folder = join(root, 'release');
  mkdirSync(folder, { recursive: true });
  const built = ['apps/web/dist', 'apps/web/dist-server'];
  const { file, sha256, bytes } = packRelease({
    root,
    folder,
    name: `townlight-${version}`,
    built,
  });
  process.stdout.write(`${file}: ${(bytes / 1e6).toFixed(1)} MB, SHA-256 ${sha256}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
