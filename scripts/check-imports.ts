/** Fails on an import that violates the layers' dependencies; the rules are in .dependency-cruiser.cjs. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';

const FOLDERS = ['apps', 'packages', 'counties', 'e2e', 'bench', 'scripts'];

/** An `import()` in a type; one in code is called, awaited or returned. */
const IMPORT_TYPE = /\btypeof import\(|(?:[:|&<]|\btype \w+ =) *import\(['"][^'"]+['"]\)\.[A-Z]/;

export type ImportCheck = { modules: number; wrong: string[] };

/** @param root a checkout of the repository, or a small imitation of one */
export async function checkImports(root: string): Promise<ImportCheck> {
  const rules = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as IConfiguration;
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(folders, {
    ...rules.options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: rules.forbidden ?? [] },
  });
  if (typeof output === 'string') throw new Error(output);
  const files = output.modules.flatMap((one) => (one.couldNotResolve ? [] : one.source));
  return {
    modules: output.summary.totalCruised,
    wrong: [...sentences(output), ...findImportTypes(root, files)],
  };
}

/** Finds types such as `import('./file.ts').Type`: dependency-cruiser does not follow them, so no rule would see them. */
function findImportTypes(root: string, files: readonly string[]): string[] {
  return files
    .filter((file) => /^(?!node_modules\/).*(?<!\.d)\.tsx?$/.test(file))
    .filter((file) =>
      IMPORT_TYPE.test(readFileSync(join(root, file), 'utf8').replace(/`[^`]*`/g, '')),
    )
    .map((file) => `no-import-types: ${file}`);
}

function sentences({ summary }: ICruiseResult): string[] {
  return summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`);
}

if (import.meta.main) {
  const { modules, wrong } = await checkImports(join(import.meta.dirname, '..'));
  for (const sentence of wrong) process.stderr.write(`${sentence}\n`);
  // a check that reads no modules cannot fail
  if (modules === 0) process.stderr.write('no modules were read: is @swc/core installed?\n');
  process.stdout.write(`${modules} modules, ${wrong.length} wrong imports\n`);
  process.exitCode = wrong.length > 0 || modules === 0 ? 1 : 0;
}
