import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

interface Row {
  readonly sentence: string;
  readonly tests: readonly { readonly file: string; readonly title: string }[];
}

/** Parses the rows of the tables: a sentence, and tests as `` `file` › title ``, several joined by `<br>`. */
function readTable(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (Sentence|---)/.test(line))
    .map((line) => {
      const [, sentence = '', cell = ''] = line.split(/(?<!\\)\|/);
      const tests = [...cell.trim().matchAll(/`([^`]+)` › (.+?)(?=<br>|$)/g)].map(
        ([, file = '', title = '']) => ({ file, title: title.trim() }),
      );
      return { sentence: sentence.trim(), tests };
    });
}

/** Returns whether a source file contains a test with this title. */
function containsTest(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) =>
    // the start of a test, or of the titles of `test.each([…])`
    new RegExp(
      `(?:\\b(?:test|it)(?:\\.\\w+)?|\\))\\(\\s*${quote}${RegExp.escape(title)}${quote}`,
    ).test(source),
  );
}

// The minimum numbers of sentences: a table that is not parsed would have no fault.
describe.each([
  ['specification-crime', 80],
  ['specification-air', 20],
  ['specification-bundles', 20],
  ['specification-site', 20],
  ['specification-subscriptions', 40],
  ['reader-promises', 30],
])('the table of %s', (name, minRows) => {
  const rows = readTable(readFileSync(join(root, `docs/${name}.md`), 'utf8'));

  test('has every section that it is to have, and no sentence without a test', () => {
    expect(rows.length).toBeGreaterThan(minRows);
    expect(rows.filter((row) => row.tests.length === 0).map((row) => row.sentence)).toEqual([]);
  });

  test.each(rows)('names tests that are there: $sentence', ({ tests }) => {
    for (const { file, title } of tests) {
      expect(existsSync(join(root, file)), file).toBe(true);
      const source = readFileSync(join(root, file), 'utf8');
      expect(containsTest(source, title), `${file} has no test “${title}”`).toBe(true);
    }
  });
});

describe('a test is found by its title', () => {
  const source = `
    test('plain', () => {});
    test.each([1, 2])('one of %i', () => {});
    it(\`for \${address}\`, async ({ page }) => {});
    expect('not a test').toBe('plain text');
  `;

  test('plain, for each, or with a value in it', () => {
    for (const title of ['plain', 'one of %i', `for $\{address}`])
      expect(containsTest(source, title), title).toBe(true);
  });

  test('and not where a text is no title', () => {
    for (const title of ['not a test', 'plain text', 'for', 'one of'])
      expect(containsTest(source, title), title).toBe(false);
  });
});
