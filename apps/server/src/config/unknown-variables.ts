import { computeEditDistance } from '@townlight/domain/address-search';
import { type EnvironmentVariable, fileVariableOf } from '../platform/environment-variable.ts';
import { Failure } from '../platform/failure.ts';
import { ENVIRONMENT_VARIABLES } from './index.ts';

const KNOWN = Object.entries<EnvironmentVariable>(ENVIRONMENT_VARIABLES).flatMap(
  ([name, { isSecret }]) => (isSecret ? [name, fileVariableOf(name)] : [name]),
);
const PREFIX = 'TOWNLIGHT_';
/** Former names of settings; a server that ignored one would send mail faster than its operator allowed. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['LETTERS_PER_SECOND', 'MAIL_PER_SECOND'],
  ['LETTERS_CONNECTIONS', 'MAIL_CONNECTIONS'],
  ['LETTERS_UNMARKED', 'MAIL_UNMARKED'],
]);
/** Mistyped characters. */
const MAX_DISTANCE = 2;

/** @throws Failure for the former name of a setting */
export function refuseRenamedVariables(environment: Readonly<Record<string, unknown>>): void {
  for (const [former, name] of RENAMED)
    if (environment[former]) throw new Failure(`${former} is now ${name}; rename it`);
}

/** Describes each variable that has Townlight's prefix but is none of its settings: probably a mistyped name. */
export function describeUnknownVariables(environment: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(environment)
    .filter((name) => name.startsWith(PREFIX) && !KNOWN.includes(name))
    .map((name) => {
      const likely = KNOWN.find(
        (known) =>
          `${PREFIX}${known}` === name ||
          (known.startsWith(PREFIX) &&
            computeEditDistance(known, name, MAX_DISTANCE) <= MAX_DISTANCE),
      );
      const hint =
        likely === undefined
          ? 'docs/operations/configuration.md lists them all'
          : `did you mean ${likely}?`;
      return `${name} is not a setting of Townlight; ${hint}`;
    });
}
