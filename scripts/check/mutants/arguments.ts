import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../lib/find-node.mjs';
import type { Fault } from './faults/fault.ts';
import { LEVELS, type Level } from './levels.ts';

export interface DrillOptions {
  readonly faults: readonly Fault[];
  /** The checkout whose tests are tried: a folder with sources, tests and installed packages. */
  readonly checkout: string;
  /** Whether the checkout precedes the move of the browser tests to `e2e/site`. */
  readonly isOldLayout: boolean;
  readonly levels: readonly Level[];
  /** The file to which results are written after each fault. */
  readonly json: string | undefined;
}

export const USAGE = `node scripts/check/mutants/run-mutants.ts [options]
  --only ID,ID          only these faults
  --checkout FOLDER     a checkout with its packages installed; this one by default
  --old-layout          it is from before the tests moved to e2e/site
  --levels LEVEL,LEVEL  of ${LEVELS.join(', ')}; all but the last by default
  --thorough            the last too: what no test of its feature finds is tried by all tests
  --json FILE           writes the results, after each fault
`;

/** Parses the command line. @throws Error with the problem in a sentence */
export function readArguments(args: readonly string[], all: readonly Fault[]): DrillOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      checkout: { type: 'string' },
      'old-layout': { type: 'boolean' },
      levels: { type: 'string' },
      thorough: { type: 'boolean' },
      json: { type: 'string' },
    },
  });
  const ids = listed(values.only);
  const unknown = ids?.filter((id) => all.every((fault) => fault.id !== id)) ?? [];
  if (unknown.length > 0) throw new Error(`There is no fault ${unknown.join(', ')}.`);
  const levels = listed(values.levels) ?? LEVELS.filter((one) => one !== 'everything');
  const wrong = levels.filter((level) => !isLevel(level));
  if (wrong.length > 0) throw new Error(`There is no level ${wrong.join(', ')}.`);
  return {
    faults: ids === undefined ? all : all.filter(({ id }) => ids.includes(id)),
    checkout: resolve(values.checkout ?? root),
    isOldLayout: values['old-layout'] ?? false,
    levels: LEVELS.filter(
      (level) => levels.includes(level) || (values.thorough && level === 'everything'),
    ),
    json: values.json,
  };
}

function listed(text: string | undefined): string[] | undefined {
  return text
    ?.split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function isLevel(text: string): text is Level {
  return (LEVELS as readonly string[]).includes(text);
}
