import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listRepositoryFiles } from './check-folders.ts';
import { formatDecisionIndex, formatRow } from './decision-index.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = listRepositoryFiles(root).filter((file) => file.endsWith('.md'));

/** Texts of the site's pages, which have no wrapped lines, and files that programs write. */
const UNWRAPPED =
  /^docs\/(methodology\/|data-changes|software-notices|full-check|decisions\/README)|^bench\/results\//;
const MAX_LINE = 119;

/** Documents whose paths are those of today; decision records have those of their date. */
const CURRENT = ['docs/architecture.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/glossary.md'];
/** What paths in them may be relative to. */
const BASES = ['', 'apps/server/src', 'apps/web/src', 'packages/domain/src'];

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '');

/** Returns the targets of Markdown links to files of the repository. */
function listLinks(text: string): string[] {
  return [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:|^\//.test(target));
}

/** Returns the code spans that are paths with a folder, without placeholders and what checks and builds write. */
function listPaths(text: string): string[] {
  return [...withoutCode(text).matchAll(/`([\w.-]+\/[\w.-][\w./-]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/NNNN|full-check|dist-server/.test(path));
}

/** Returns lines with an unpaired backtick: a span that continues on the next line, where tools do not find it. */
function listSplitSpans(text: string): string[] {
  return withoutCode(text)
    .split('\n')
    .filter((line) => line.split('`').length % 2 === 0);
}

/** Returns lines that are too long, outside of tables and code blocks. */
function listLongLines(text: string): string[] {
  return withoutCode(text)
    .split('\n')
    .filter((line) => line.length > MAX_LINE && !/^\s*\|/.test(line));
}

test.each(documents)('%s: its links lead to files', (file) => {
  const missing = listLinks(read(file)).filter(
    (target) => !existsSync(join(root, dirname(file), decodeURI(target))),
  );
  expect(missing).toEqual([]);
});

test.each(documents.filter((file) => !UNWRAPPED.test(file)))(
  '%s: lines have less than 120 characters, and no code span is split',
  (file) => {
    expect(listLongLines(read(file))).toEqual([]);
    expect(listSplitSpans(read(file))).toEqual([]);
  },
);

test.each(CURRENT)('%s: its paths exist', (file) => {
  const missing = listPaths(read(file)).filter(
    (path) => !BASES.some((base) => existsSync(join(root, base, path))),
  );
  expect(missing).toEqual([]);
});

test('the list of decision records has each with its status', () => {
  // the formatter aligns the columns
  const unaligned = (text: string) => text.replace(/ +\|/g, ' |').replace(/-{4,}/g, '---');
  expect(unaligned(read('docs/decisions/README.md'))).toBe(unaligned(formatDecisionIndex()));
});

test('the index of documents links every document in docs and docs/operations', () => {
  const linked = listLinks(read('docs/README.md'));
  const listed = documents
    .map((file) => /^docs\/((?:operations\/)?[^/]+\.md)$/.exec(file)?.[1])
    .filter((file) => file !== undefined && file !== 'README.md');
  expect(listed.filter((file) => !linked.includes(file as string))).toEqual([]);
});

describe('the checks find faults', () => {
  test('links, paths and long lines', () => {
    const text =
      '[a](b.md#c) [d](https://e.example) `src/f.ts` `g h/i` `j/`\n```\n[k](l.md)\n```\n';
    expect(listLinks(text)).toEqual(['b.md']);
    expect(listPaths(text)).toEqual(['src/f.ts']);
    expect(listSplitSpans('`a` and `b\nc`')).toEqual(['`a` and `b', 'c`']);
    const long = 'x'.repeat(MAX_LINE + 1);
    expect(listLongLines(`${long}\n| ${long} |\n\`\`\`\n${long}\n\`\`\`\n`)).toEqual([long]);
  });

  test('a record without a status', () => {
    expect(() => formatRow('0001-a.md', '# 0001 A\n\nText.\n')).toThrow('0001-a.md: begin with');
    expect(
      formatRow(
        '0001-a.md',
        '# 0001 A\n\nStatus: accepted, amended\nby [0002](b.md) · Date:\n2026-11-21\n',
      ),
    ).toBe('| [0001](0001-a.md) | A | accepted, amended by [0002](b.md) | 2026-11-21 |');
  });
});
