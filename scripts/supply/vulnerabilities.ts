import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compare, valid } from 'semver';
import type { Component } from './components.ts';

/** The part of an OSV entry that is read, https://ossf.github.io/osv-schema/ */
export interface OsvEntry {
  readonly id: string;
  readonly summary?: string;
  readonly withdrawn?: string;
  readonly affected?: readonly {
    readonly package?: { readonly ecosystem: string; readonly name: string };
    readonly versions?: readonly string[];
    readonly ranges?: readonly {
      readonly type: string;
      readonly events: readonly {
        readonly introduced?: string;
        readonly fixed?: string;
        readonly last_affected?: string;
      }[];
    }[];
  }[];
}

/** Known vulnerabilities that do not affect the site, by id, with the reason. */
const ACCEPTED: Readonly<Record<string, string>> = {};

/**
 * @param path a file with an entry or a list of them, or a folder of such files
 * @throws Error that names the malformed file
 */
export function readOsvEntries(path: string): readonly OsvEntry[] {
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith('.json'))
        .map((name) => join(path, name))
    : [path];
  return files.flatMap((file) => {
    let contents: unknown;
    try {
      contents = JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
      throw new Error(`${file} is not JSON: ${(error as Error).message}`);
    }
    const entries = (Array.isArray(contents) ? contents : [contents]) as OsvEntry[];
    if (entries.some((entry) => typeof entry?.id !== 'string'))
      throw new Error(
        `${file} holds something that is not an entry in the OSV format: it has no id`,
      );
    return entries;
  });
}

/** @returns a sentence for each installed package that an entry affects */
export function findVulnerabilities(
  components: readonly Component[],
  entries: readonly OsvEntry[],
): string[] {
  const versionsOf = Map.groupBy(components, ({ name }) => name);
  const problems = [];
  for (const { id, summary, withdrawn, affected = [] } of entries) {
    if (withdrawn !== undefined || id in ACCEPTED) continue;
    for (const one of affected) {
      if (one.package?.ecosystem !== 'npm') continue;
      for (const { name, version } of versionsOf.get(one.package.name) ?? [])
        if (isAffected(version, one))
          problems.push(`${name} ${version}: ${id}${summary === undefined ? '' : `, ${summary}`}`);
    }
  }
  return problems;
}

type Affected = NonNullable<OsvEntry['affected']>[number];

function isAffected(version: string, { versions = [], ranges = [] }: Affected): boolean {
  if (versions.includes(version)) return true;
  return ranges.some(({ type, events }) => type === 'SEMVER' && isInRange(version, events));
}

/**
 * Returns whether a version is affected. Events are in any order; a range begins at `introduced` and ends before the
 * next `fixed`, or after `last_affected`.
 */
function isInRange(
  version: string,
  events: NonNullable<Affected['ranges']>[number]['events'],
): boolean {
  // "0" means the first version of all
  const numbered = (text: string): string => valid(text) ?? '0.0.0-0';
  const sorted = events
    .map((event) => ({
      event,
      at: numbered(event.introduced ?? event.fixed ?? event.last_affected ?? '0'),
    }))
    .toSorted((a, b) => compare(a.at, b.at));
  let affected = false;
  for (const { event, at } of sorted) {
    const order = compare(version, at);
    if (event.introduced !== undefined && order >= 0) affected = true;
    if (event.fixed !== undefined && order >= 0) affected = false;
    if (event.last_affected !== undefined && order > 0) affected = false;
  }
  return affected;
}
