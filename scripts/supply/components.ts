import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An npm package used by the running site. */
export interface Component {
  readonly name: string;
  readonly version: string;
  /** SPDX expression declared by the package; null where it declares none that is valid. */
  readonly license: string | null;
}

interface BillOfMaterials {
  readonly components: readonly {
    readonly purl: string;
    readonly licenses?: readonly {
      readonly license?: { readonly id?: string };
      readonly expression?: string;
    }[];
  }[];
}

/**
 * Returns the software bill of materials of the lock file in CycloneDX format from npm, without packages that only
 * tests and tools use.
 * @throws Error where npm is too old to write one
 */
export function readBillOfMaterials(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'townlight-shipped-'));
  try {
    writeShippedLock(root, folder);
    const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
    const { stdout, stderr, status, error } = spawnSync('npm', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    });
    if (error !== undefined) throw new Error(`npm could not be run: ${error.message}`);
    if (status !== 0)
      throw new Error(
        `npm ${args.join(' ')} ended with ${status}; it needs npm 10 or newer\n${stderr}`,
      );
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
}

/**
 * Writes the lock file without development dependencies: `npm sbom --omit dev` would also omit packages that both the
 * site and a tool use, such as React.
 */
function writeShippedLock(root: string, folder: string): void {
  const { devDependencies: _, ...project } = readJson(join(root, 'package.json'));
  const lock = readJson<LockFile>(join(root, 'package-lock.json'));
  const packages = Object.entries(lock.packages)
    .filter(([, { dev }]) => !dev)
    .map(([path, entry]) => [path, { ...entry, devDependencies: undefined }]);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }),
  );
}

function readJson<Content = Readonly<Record<string, unknown>>>(path: string): Content {
  return JSON.parse(readFileSync(path, 'utf8')) as Content;
}

/** Parses the packages, sorted by name, without the project's own. */
export function componentsOf(billOfMaterials: string): readonly Component[] {
  const { components } = JSON.parse(billOfMaterials) as BillOfMaterials;
  return components
    .map(({ purl, licenses = [] }) => {
      // a component's name is that of its folder; the package URL contains the package's
      const [, name = '', version = ''] = /^pkg:npm\/(.+)@([^@?]+)/.exec(purl) ?? [];
      const [first] = licenses;
      return {
        name: decodeURIComponent(name),
        version,
        license: first?.license?.id ?? first?.expression ?? null,
      };
    })
    .filter(({ name }) => name !== 'townlight' && !name.startsWith('@townlight/'))
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
