import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { Failure } from './failure.ts';
import { readSecretFile } from './secret-file.ts';

/** Relative paths of settings start here. */
export const repositoryRoot = fileURLToPath(new URL('../../../../', import.meta.url));

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
  /** Omits the value from error messages, and lets `<NAME>_FILE` name a file that contains it. */
  readonly isSecret?: boolean;
  readonly schema: z.ZodType;
  /** Completes the error message. After `for instance` an assignment that is allowed, if any. */
  readonly allowed: string;
}

/** Returns the variable that names the file of a secret, as Docker and Kubernetes mount secrets. */
export function fileVariableOf(name: string): string {
  return `${name}_FILE`;
}

/**
 * Reads a variable of the environment, a secret also from the file that `<NAME>_FILE` names.
 * @throws Failure with the variable, its value and what is allowed
 */
export function readVariable<Variable extends EnvironmentVariable>(
  environment: Environment,
  name: string,
  { schema, allowed, isSecret }: Variable,
): z.output<Variable['schema']> {
  const given = isSecret ? readSecret(environment, name) : environment[name] || undefined;
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data as z.output<Variable['schema']>;
  const shown = isSecret ? 'the value given' : `"${given}"`;
  throw new Failure(`${name}: ${shown} is not allowed; set ${allowed}`);
}

/** @throws Failure when the value and its file are both given, or the file cannot be read */
function readSecret(environment: Environment, name: string): string | undefined {
  const given = environment[name] || undefined;
  const file = environment[fileVariableOf(name)] || undefined;
  if (file === undefined) return given;
  if (given !== undefined)
    throw new Failure(`${name} and ${fileVariableOf(name)} are both set; remove one of them`);
  return readSecretFile(name, fileVariableOf(name), resolve(repositoryRoot, file));
}

/** Returns whether a URL points to this machine. */
export function isLocalhostUrl(url: string): boolean {
  return URL.canParse(url) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}
