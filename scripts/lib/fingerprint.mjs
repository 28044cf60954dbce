import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './find-node.mjs';

const NOT_SOURCES = new Set(['node_modules', 'dist', 'dist-server', 'test-results']);

/**
 * Hashes the content of files and folders of the repository, so that derived files are rebuilt once they change.
 * @param {readonly string[]} places relative to the repository
 */
export function fingerprint(places) {
  const hash = createHash('sha256');
  const visit = (place) => {
    const path = join(root, place);
    const about = statSync(path, { throwIfNoEntry: false });
    if (about === undefined) return;
    hash.update(`${place}\0`);
    if (about.isFile()) hash.update(readFileSync(path));
    else
      for (const name of readdirSync(path).sort())
        if (!NOT_SOURCES.has(name)) visit(join(place, name));
  };
  for (const place of places) visit(place);
  return hash.digest('hex');
}
