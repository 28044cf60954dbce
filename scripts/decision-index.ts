/** Lists the decision records in docs/decisions/README.md: `--write` writes the list, Biome aligns its columns. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/decisions');

/** A record's first lines: `# 0001 Title`, then `Status: … · Date: 2026-11-21`, which may be wrapped. */
const HEAD = /^# (\d{4}) (.+)\n\nStatus: ([\s\S]+?)\s·\sDate:\s(\d{4}-\d\d-\d\d)\n/;

/**
 * Returns the index of all records as Markdown.
 * @throws Error for a record without number, title, status or date, or with the number of another file
 */
export function formatDecisionIndex(): string {
  const rows = readdirSync(folder)
    .filter((file) => /^\d{4}-.*\.md$/.test(file))
    .sort()
    .map((file) => formatRow(file, readFileSync(join(folder, file), 'utf8')));
  return [
    '# Decision records',
    '',
    'Why Townlight is built as it is: what was decided, measured and rejected. A record keeps its decision when a later one',
    'changes it; its status names the later one. Names of files and code in a record may be those of its date.',
    '',
    '`node scripts/decision-index.ts --write` writes this list; a test compares it with the records.',
    '',
    '| number | title | status | date |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** @throws Error for a text that does not begin as a record */
export function formatRow(file: string, text: string): string {
  const [, number = '', title, status = '', date] = HEAD.exec(text) ?? [];
  if (!file.startsWith(`${number}-`) || !/^(accepted|superseded by|rejected)\b/.test(status))
    throw new Error(
      `docs/decisions/${file}: begin with "# NNNN Title", then "Status: … · Date: …"`,
    );
  return `| [${number}](${file}) | ${title} | ${status.replace(/\s+/g, ' ')} | ${date} |`;
}

if (process.argv[1] === import.meta.filename && process.argv.includes('--write'))
  writeFileSync(join(folder, 'README.md'), formatDecisionIndex());
