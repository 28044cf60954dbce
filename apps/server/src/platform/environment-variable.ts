import type { z } from 'zod';
import { Failure } from './failure.ts';

/** The environment; an empty variable counts as unset. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Sections of the list of settings. */
export type VariableGroup =
  | 'server'
  | 'storage'
  | 'site'
  | 'maps'
  | 'mail'
  | 'sign-in'
  | 'services';

export interface EnvironmentVariable {
  readonly group: VariableGroup;
  /** Its line in `docs/operations/configuration.md`, as Markdown. */
  readonly meaning: string;
  /** Omits the value from error messages. */
  readonly isSecret?: boolean;
  readonly schema: z.ZodType;
  /** Completes the error message. After `for instance` an assignment that is allowed, if any. */
  readonly allowed: string;
}

/**
 * Reads a variable of the environment.
 * @throws Failure with the variable, its value and what is allowed
 */
export function readVariable<Variable extends EnvironmentVariable>(
  environment: Environment,
  name: string,
  { schema, allowed, isSecret }: Variable,
): z.output<Variable['schema']> {
  const given = environment[name] || undefined;
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data as z.output<Variable['schema']>;
  const shown = isSecret ? 'the value given' : `"${given}"`;
  throw new Failure(`${name}: ${shown} is not allowed; set ${allowed}`);
}

/** Returns whether a URL points to this machine. */
export function isLocalhostUrl(url: string): boolean {
  return URL.canParse(url) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}
