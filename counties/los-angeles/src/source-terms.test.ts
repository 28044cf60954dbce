import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@townlight/domain/language';
import { expect, test } from 'vitest';
import { sourceTerms } from './index.ts';

const notices = readFileSync(new URL('../../../docs/data-notices.md', import.meta.url), 'utf8');

const linked = (text: string, url: string | null) => (url === null ? text : `[${text}](${url})`);

test('the notices in the docs match the source terms shown to readers', () => {
  const [, section = ''] = notices.split('## Sources of figures and maps');
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    // the header row and the separator row
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(rows).toEqual(
    sourceTerms.map(({ url, termsUrl, translations: { en } }) => [
      en.gives,
      linked(en.publisher, url),
      linked(en.terms, termsUrl),
      en.asks,
    ]),
  );
});

test('each source has terms in both languages and valid links', () => {
  expect(new Set(sourceTerms.map(({ id }) => id)).size).toBe(sourceTerms.length);
  for (const { id, url, termsUrl, translations } of sourceTerms) {
    for (const language of LANGUAGES)
      for (const [what, text] of Object.entries(translations[language]))
        expect(text, `${id}: ${what} in ${language}`).toMatch(/\S/);
    expect(translations.es.asks, id).not.toBe(translations.en.asks);
    for (const link of [url, termsUrl])
      if (link !== null) expect(URL.canParse(link), `${id}: ${link}`).toBe(true);
  }
});
