import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Release {
  readonly file: string;
  readonly sha256: string;
  readonly bytes: number;
}

/**
 * Packs the files of the current commit and folders of built files into `<name>.tar.gz`, with its checksum in a file next to it.
 * The same commit and built files give the same bytes.
 * @param given `built` relative to `root`
 * @throws Error where files differ from the commit, which would then not identify the release
 */
export function packRelease(given: {
  root: string;
  folder: string;
  name: string;
  built: readonly string[];
}): Release {
  const { root, folder, name, built } = given;
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, maxBuffer: 512 * 1024 * 1024 });
  const changed = git('status', '--porcelain').toString().trim();
  if (changed !== '')
    throw new Error(`Commit these files first, a release is made from a commit:\n${changed}`);
  const additions = built
    .flatMap((place) => listFiles(join(root, place)))
    .map((file) => relative(root, file).split(sep).join('/'))
    .sort()
    .flatMap((file) => [`--prefix=${name}/${dirname(file)}/`, `--add-file=${file}`]);
  const archive = git('archive', '--format=tar', ...additions, `--prefix=${name}/`, 'HEAD');
  const packed = gzipSync(archive, { level: 9 });
  const file = join(folder, `${name}.tar.gz`);
  const sha256 = createHash('sha256').update(packed).digest('hex');
  writeFileSync(file, packed);
  // the format that `sha256sum --check` reads
  writeFileSync(`${file}.sha256`, `${sha256}  ${name}.tar.gz\n`);
  return { file, sha256, bytes: packed.length };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
