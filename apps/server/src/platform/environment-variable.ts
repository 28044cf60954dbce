import type { z } from 'zod';
import { Failure } from './failure.ts';

/** The environment; an empty variable counts as unset. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable of the environment; `allowed` completes the error message. */
export interface EnvironmentVariable {
  readonly schema: z.ZodType;
  readonly allowed: string;
}

/**
 * Reads a variable of the environment.
 * @param isSecret omits the value from the error message
 * @throws Failure with the variable, its value and what is allowed
 */
export function readVariable<Variable extends EnvironmentVariable>(
  environment: Environment,
  name: string,
  { schema, allowed }: Variable,
  isSecret = false,
): z.output<Variable['schema']> {
  const given = environment[name] || undefined;
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data as z.output<Variable['schema']>;
  const shown = isSecret ? 'the value given' : `"${given}"`;
  throw new Failure(`${name}: ${shown} is not allowed; set ${allowed}`);
}
