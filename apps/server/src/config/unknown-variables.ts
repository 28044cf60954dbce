import { editDistance } from '@townlight/domain/address-search';
import { ENVIRONMENT_VARIABLES } from './index.ts';

const KNOWN = Object.keys(ENVIRONMENT_VARIABLES);
const PREFIX = 'TOWNLIGHT_';
/** Mistyped characters. */
const MAX_DISTANCE = 2;

/** Describes each variable that has Townlight's prefix but is none of its settings: probably a mistyped name. */
export function describeUnknownVariables(environment: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(environment)
    .filter((name) => name.startsWith(PREFIX) && !KNOWN.includes(name))
    .map((name) => {
      const likely = KNOWN.find(
        (known) =>
          `${PREFIX}${known}` === name ||
          (known.startsWith(PREFIX) && editDistance(known, name, MAX_DISTANCE) <= MAX_DISTANCE),
      );
      const hint =
        likely === undefined
          ? 'docs/operations/configuration.md lists them all'
          : `did you mean ${likely}?`;
      return `${name} is not a setting of Townlight; ${hint}`;
    });
}
