import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { applyAreaTerms, setAreaTerms } from './county-terms.ts';
import { createMessages } from './create-messages.ts';

afterEach(() => setAreaTerms());

const { en, es } = createMessages({
  en: { title: 'A neighborhood of {county}' },
  es: { title: 'Un vecindario del {county}' },
});

test('texts have the terms of the county that the process serves', () => {
  const write = () => [en, es].map(({ text }) => text('title', { county: 'X' }));
  expect(write()).toEqual(['A neighborhood of X', 'Un vecindario del X']);
  setAreaTerms({ en: { neighborhood: { one: 'area', many: 'areas' } } });
  expect(write()).toEqual(['An area of X', 'Un vecindario del X']);
  setAreaTerms();
  expect(write()).toEqual(['A neighborhood of X', 'Un vecindario del X']);
});

test.each(['en', 'es'] as const)(
  'every text of the server in %s has the terms',
  async (language) => {
    const terms = {
      ...{
        neighborhood: { one: 'ward', many: 'wards' },
        zipCode: { one: 'postcode', many: 'postcodes' },
      },
      county: { one: 'city', many: 'cities' },
    } as const;
    const source = join(import.meta.dirname, '../..');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
      new RegExp(`messages/([a-z-]+\\.)?${language}\\.ts$`).test(file),
    );
    expect(files.length).toBeGreaterThan(5);
    setAreaTerms({ [language]: terms });
    for (const file of files) {
      const catalogs: Readonly<Record<string, Readonly<Record<string, string>>>> = await import(
        /* @vite-ignore */ pathToFileURL(join(source, file)).href
      );
      for (const catalog of Object.values(catalogs)) {
        const values = (text: string) => text.match(/\{\w+[,}]/g);
        for (const [id, original] of Object.entries(catalog)) {
          const text = applyAreaTerms(original, language);
          expect(text, id).not.toMatch(
            /(?<![\p{L}{/])(neighborhood|zip code|county|vecindario|códigos? postal|condado)(?!\p{L})/iu,
          );
          const before = values(original)?.filter((value) => !isPlural(value));
          expect(
            values(text)?.filter((value) => !isPlural(value)),
            id,
          ).toEqual(before);
        }
      }
    }
  },
);

/** Whether a match is a branch of a plural, such as `{neighborhoods}`, whose text is replaced. */
const isPlural = (value: string) => /^\{(neighborhood|vecindario|ward)s?[},]$/.test(value);
