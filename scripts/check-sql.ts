/**
 * Fails on SQL outside the files that may contain it: on the server a feature queries the store in its `store.ts` (or
 * `store/`) and its `ingest/`; besides these only `platform` and `ingest` use the database. Tables are defined in
 * `schema.ts`.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseSync } from '@swc/core';

const SERVER = 'apps/server/src';

const SQL_PATHS = [
  /^(platform|ingest)\//,
  /^features\/[^/]+\/ingest\//,
  /^features\/[^/]+\/(store|schema)\.ts$/,
  /^features\/[^/]+\/store\//,
  // the SQL of an MBTiles file, which is a separate database
  /^features\/basemap\/build\//,
  /\.test\.ts$/,
  /(^|\/)testing\//,
];

/** Modules that execute SQL or define its building blocks. Their types may be imported anywhere. */
const WRITES_SQL = /^(drizzle-orm(\/.*)?|pg-cursor|pg-copy-streams)$|(^|\/)schema\.ts$/;

const STATEMENT =
  /^\s*(select\s+[\s\S]*\bfrom\b|select\s+(\d|\w+\s*\()|insert\s+into\s|update\s+\S+(\s+\w+)?\s+set\s|delete\s+from\s|with\s+\w+\s+as\s*\(|(create|drop|alter)\s+(temp\s+)?(table|index)\s|truncate\s+\w|set\s+local\s|analyze\s+\w+\s*$)/;

export type SqlCheck = { files: number; wrong: string[] };

/** @param root a checkout of the repository, or a small imitation of one */
export function checkSql(root: string): SqlCheck {
  const files = globSync('**/*.ts', { cwd: join(root, SERVER) }).map((file) =>
    file.split(sep).join('/'),
  );
  const bound = files.filter((file) => !SQL_PATHS.some((pattern) => pattern.test(file))).sort();
  const wrong = bound.flatMap((file) =>
    sqlIn(readFileSync(join(root, SERVER, file), 'utf8')).map(
      (what) => `${SERVER}/${file}: ${what}`,
    ),
  );
  return { files: files.length, wrong };
}

function sqlIn(source: string): string[] {
  const found: string[] = [];
  visit(parseSync(source, { syntax: 'typescript' }), (node) => {
    if (node.type === 'ImportDeclaration' && !node.typeOnly && bringsValues(node)) {
      const from = (node.source as { value: string }).value;
      if (WRITES_SQL.test(from)) found.push(`imports ${from}`);
    }
    const text =
      node.type === 'StringLiteral'
        ? (node.value as string)
        : node.type === 'TemplateElement'
          ? (node.raw as string)
          : '';
    if (isStatement(text)) found.push(`"${text.trim().replace(/\s+/g, ' ').slice(0, 60)}"`);
  });
  return found;
}

function bringsValues(node: Node): boolean {
  const specifiers = node.specifiers as { isTypeOnly?: boolean }[];
  return specifiers.length === 0 || specifiers.some(({ isTypeOnly }) => !isTypeOnly);
}

/** Distinguishes SQL from sentences, which begin with one capital; SQL has none, or only capitals. */
function isStatement(text: string): boolean {
  const [first = ''] = /[a-z]+/i.exec(text) ?? [];
  return STATEMENT.test(first === first.toUpperCase() ? text.toLowerCase() : text);
}

type Node = Record<string, unknown> & { type?: unknown };

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, see);
  else if (typeof value === 'object' && value !== null) {
    see(value as Node);
    for (const one of Object.values(value)) visit(one, see);
  }
}

if (import.meta.main) {
  const { files, wrong } = checkSql(join(import.meta.dirname, '..'));
  for (const sentence of wrong) process.stderr.write(`${sentence}\n`);
  // a check that reads no files cannot fail
  if (files === 0) process.stderr.write('no files were read\n');
  process.stdout.write(
    `${files} files of the server, SQL statements outside the allowed files: ${wrong.length}\n`,
  );
  process.exitCode = wrong.length > 0 || files === 0 ? 1 : 0;
}
