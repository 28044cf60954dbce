import { spawnSync } from 'node:child_process';

/** A package that the running site is made of. */
export interface Component {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, as the package declares it; null where it declares none that is valid. */
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
 * The software bill of materials of the lock file, without what only tests and tools use: CycloneDX, as npm writes it.
 * @throws Error where npm is too old to write one
 */
export function readBillOfMaterials(root: string): string {
  const words = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'];
  const { stdout, stderr, status, error } = spawnSync('npm', words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (error !== undefined) throw new Error(`npm could not be run: ${error.message}`);
  if (status !== 0)
    throw new Error(
      `npm ${words.join(' ')} ended with ${status}; it needs npm 10 or newer\n${stderr}`,
    );
  return stdout;
}

/** Its packages by name, without the project's own. */
export function componentsOf(billOfMaterials: string): readonly Component[] {
  const { components } = JSON.parse(billOfMaterials) as BillOfMaterials;
  return components
    .map(({ purl, licenses = [] }) => {
      // the name of a component is that of its folder; the package URL has the package's
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
