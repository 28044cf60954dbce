/**
 * Lists the environment variables in docs/operations/configuration.md and deploy/env.example: `--write` writes both
 * files, Biome aligns the columns of the first.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../apps/server/src/config/config.ts';
import { ENVIRONMENT_VARIABLES } from '../apps/server/src/config/index.ts';
import { listFeatures } from '../apps/server/src/features.ts';
import {
  type EnvironmentVariable,
  fileVariableOf,
  type VariableGroup,
} from '../apps/server/src/platform/environment-variable.ts';

const root = join(import.meta.dirname, '..');
export const CONFIGURATION_PAGE = join(root, 'docs/operations/configuration.md');
export const ENVIRONMENT_EXAMPLE = join(root, 'deploy/env.example');

const TITLES: Readonly<Record<VariableGroup, string>> = {
  server: 'Server',
  storage: 'Storage and loading',
  site: 'Site',
  maps: 'Maps, pictures and address search',
  mail: 'Mail and subscriptions',
  'sign-in': 'Staff sign-in',
  services: 'Other services',
};

interface Setting extends EnvironmentVariable {
  readonly name: string;
  /** Empty without one. */
  readonly defaultValue: string;
  /** A value that is allowed, of a setting without a default; empty where its description has none. */
  readonly example: string;
}

/** Returns the settings of the server and of its features, in the order of the code. */
export function listSettings(): readonly Setting[] {
  const ofFeatures = listFeatures(readConfig({})).map(({ variables }) => variables ?? {});
  const all: Readonly<Record<string, EnvironmentVariable>> = Object.assign(
    {},
    ENVIRONMENT_VARIABLES,
    ...ofFeatures,
  );
  return Object.entries(all).map(([name, variable]) => ({
    ...variable,
    name,
    defaultValue: String(variable.schema.parse(undefined) ?? ''),
    example: new RegExp(`${name}=("[^"]+"|[^\\s;,)]+)`).exec(variable.allowed)?.[1] ?? '',
  }));
}

/** Returns the page for operators, as Markdown. */
export function formatConfigurationPage(): string {
  return `# Configuration

Townlight is configured by environment variables, which it reads once at its start. All are optional; an empty one
counts as unset. A value that is not allowed ends the start with a message that names the variable, what was given
(unless it is a secret) and what is allowed. Relative paths start at the repository's root. The commands of
\`npx townlight\` read the same variables as the server: give them the same values.
[\`deploy/env.example\`](../../deploy/env.example) has them all, to be copied. Both lists are made from the code by
\`node scripts/settings.ts --write\`.

## Secrets in files

The variables below may be files instead, as Docker and Kubernetes mount secrets: \`<NAME>_FILE\` is the path of a file
that contains the value. A line break at its end is left out. The server does not start when both are set, or when
the file cannot be read or is empty ([0135](../decisions/0135-secrets-in-files.md)).

${listSettings()
  .filter(({ isSecret }) => isSecret)
  .map(({ name }) => `- \`${name}\`: \`${fileVariableOf(name)}\`\n`)
  .join('')}
${formatGroups(formatTable)}
## Variables of Node and the system

\`NODE_COMPILE_CACHE\`, \`NODE_DISABLE_COMPILE_CACHE\` and \`MALLOC_TRIM_THRESHOLD_\` have effects that
[running](running.md) describes. \`OSV_FILES\` is read by \`node scripts/check-supply.ts\` alone ([supply](supply.md)).
`;
}

/** Returns a file for Compose, systemd and \`node --env-file\` in which every setting is a comment. */
export function formatEnvironmentExample(): string {
  return `# The settings of Townlight. Remove the # in front of those that you change; docs/operations/configuration.md is the
# same list with links. Only the owner of this file and the service should be able to read it: some are secrets.
# A secret can be in a file of its own instead: DATABASE_URL_FILE=/etc/townlight/database-url

${formatGroups(formatAssignments)}`;
}

function formatGroups(format: (title: string, settings: readonly Setting[]) => string): string {
  const settings = listSettings();
  return Object.entries(TITLES)
    .map(([group, title]) =>
      format(
        title,
        settings.filter((setting) => setting.group === group),
      ),
    )
    .join('\n');
}

function formatTable(title: string, settings: readonly Setting[]): string {
  const rows = settings.map(
    ({ name, defaultValue, meaning }) => `| \`${name}\` | ${defaultValue} | ${meaning} |\n`,
  );
  return `## ${title}\n\n| variable | default | meaning |\n| --- | --- | --- |\n${rows.join('')}`;
}

function formatAssignments(title: string, settings: readonly Setting[]): string {
  const lines = settings.map(({ name, defaultValue, example, meaning, isSecret }) => {
    const plain = meaning
      .replace(/see \[[^\]]+\]\(([^)#]+)[^)]*\)/g, 'see docs/operations/$1')
      .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
      .replaceAll('`', '');
    return `# ${plain}${isSecret ? ' (secret)' : ''}\n#${name}=${defaultValue || example}\n`;
  });
  return `## ${title}\n\n${lines.join('\n')}`;
}

if (process.argv[1] === import.meta.filename && process.argv.includes('--write')) {
  writeFileSync(CONFIGURATION_PAGE, formatConfigurationPage());
  writeFileSync(ENVIRONMENT_EXAMPLE, formatEnvironmentExample());
}
