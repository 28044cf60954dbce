import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
  return JSON.stringify(withShared(JSON.parse(stdout) as BillOfMaterials, root), null, 2);
}

/** With the packages that both the site and a tool use, React for one: npm leaves them out with the tools. */
function withShared(bill: BillOfMaterials, root: string): BillOfMaterials {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<
      Record<string, { version?: string; license?: string } & Record<string, unknown>>
    >;
  };
  const known = new Set(bill.components.map(({ purl }) => decodeURIComponent(purl)));
  const reached = new Set<string>();
  const reach = (path: string): void => {
    if (reached.has(path) || !(path in lock.packages)) return;
    reached.add(path);
    for (const name of Object.keys(lock.packages[path]?.dependencies ?? {}))
      reach(`node_modules/${name}`);
  };
  for (const path of Object.keys(lock.packages))
    if (/^(apps|packages|counties)\/[^/]+$/.test(path)) reach(path);
  const missing = Object.entries(lock.packages)
    .filter(([path, one]) => reached.has(path) && path.startsWith('node_modules/') && !one.link)
    .map(([path, { version = '', license = '' }]) => ({
      purl: `pkg:npm/${path.replace(/^.*node_modules\//, '')}@${version}`,
      licenses: [{ expression: license }],
    }))
    .filter(({ purl }) => !known.has(purl));
  return { ...bill, components: [...bill.components, ...missing] };
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
