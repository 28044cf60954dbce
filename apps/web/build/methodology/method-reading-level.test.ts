import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readingEase, readingLevel } from '../../src/i18n/messages/testing/reading-level.ts';

const FOLDER = join(import.meta.dirname, '../../../../docs/methodology');
const METHODS = ['crime', 'crime-types', 'categories', 'air', 'coronavirus'] as const;

const HARDEST = 8;
/** Texts over 65 are "quite easy" on the INFLESZ scale. */
const MIN_EASE = 65;

/** Returns the sentences of a method without tables, formulas, headings and slots; links are reduced to their text. */
function sentencesOf(file: string): string {
  return readFileSync(join(FOLDER, file), 'utf8')
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .replaceAll(/^(\||#).*$/gm, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/`[^`]*`/g, 'it')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\{\{[^}]*\}\}/g, '12')
    .replaceAll(/^(- |\d\. )/gm, '')
    .replaceAll(/[*_]{2}/g, '')
    .replaceAll(/\s+/g, ' ');
}

test.each(METHODS)('the method of %s is for readers of eight years of school', (name) => {
  const { grade, tokenCount } = readingLevel(sentencesOf(`${name}.md`));
  expect(tokenCount).toBeGreaterThan(500);
  expect(grade).toBeLessThanOrEqual(HARDEST);
});

test.each(METHODS)('the method of %s is easy to read in Spanish', (name) => {
  expect(readingEase(sentencesOf(`es/${name}.md`))).toBeGreaterThanOrEqual(MIN_EASE);
});
