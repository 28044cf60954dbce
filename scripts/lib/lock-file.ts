const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'x64',
];

/** An entry of package-lock.json. */
type Entry = {
  version?: string;
  dev?: boolean;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
};
/** Keyed by location, e.g. `node_modules/a/node_modules/b`. */
export type LockedPackages = Record<string, Entry>;

/**
 * Returns optional platform packages that are missing in the lock file. npm omits packages that the registry lacked
 * on the day, and then `npm ci` rejects the whole file.
 */
export function missingPackages(
  packages: LockedPackages,
): { name: string; version: string; place: string; dev: boolean }[] {
  const missing = [];
  for (const [place, about] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(about.optionalDependencies ?? {})) {
      const found = resolve(packages, place, name);
      if (found !== undefined && !(isExact(version) && packages[found]?.version !== version))
        continue;
      const home = found === undefined ? `node_modules/${name}` : `${place}/node_modules/${name}`;
      missing.push({ name, version, place: home, dev: about.dev === true });
    }
  }
  return missing;
}

/**
 * Returns the packages with entries for missing ones: the `os` from their name prevents npm from fetching them
 * elsewhere.
 */
export function completeLock(packages: LockedPackages): {
  packages: LockedPackages;
  added: number;
  unsolved: string[];
} {
  const added: LockedPackages = {};
  const unsolved: string[] = [];
  for (const { name, version, place, dev } of missingPackages(packages)) {
    const segments = name.split(/[/-]/);
    const os = segments.find((segment) => SYSTEMS.includes(segment));
    const cpu = PROCESSORS.find((processor) => segments.includes(processor));
    if (!isExact(version) || os === undefined) {
      unsolved.push(`${name}@${version}`);
      continue;
    }
    const libc = segments.includes('musl')
      ? ['musl']
      : segments.includes('gnu')
        ? ['glibc']
        : undefined;
    added[place] = {
      version,
      ...(cpu && { cpu: [cpu] }),
      ...(dev && { dev: true }),
      ...(libc && { libc }),
      optional: true,
      os: [os],
    };
  }
  const places = Object.keys({ ...packages, ...added }).sort((a, b) => a.localeCompare(b, 'en'));
  return {
    packages: Object.fromEntries(
      places.map((place) => [place, packages[place] ?? added[place] ?? {}]),
    ),
    added: Object.keys(added).length,
    unsolved,
  };
}

/** Resolves a package from a location as Node would. */
function resolve(packages: LockedPackages, place: string, name: string): string | undefined {
  let from = place;
  for (;;) {
    const candidate = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (from === '') return undefined;
    // a/node_modules/b → a; a workspace or a package at the top → the root
    from = from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1));
  }
}

function isExact(version: string): boolean {
  return /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version);
}
