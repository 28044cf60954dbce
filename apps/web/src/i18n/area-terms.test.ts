import { LANGUAGES } from '@townlight/domain/language';
import { expect, test } from 'vitest';
import { withAreaTerms } from './area-terms.ts';
import { selectorsOf, usedValues } from './messages/testing/message-checks.ts';
import { en, es } from './testing/all-messages.ts';

const TERMS = {
  neighborhood: { one: 'ward', many: 'wards' },
  zipCode: { one: 'postcode', many: 'postcodes' },
  county: { one: 'city', many: 'cities' },
} as const;
const SITE_TERMS = {
  en: /(?<![\p{L}{/])(neighborhoods?|zip codes?|county|counties)(?![\p{L}/])/iu,
  es: /(?<![\p{L}{/])(vecindarios?|códigos? postal(es)?|condados?)(?![\p{L}/])/iu,
};

test.each(LANGUAGES)('every text in %s has the terms of the county, and its values', (language) => {
  const texts: Readonly<Record<string, string>> = { en, es }[language];
  const replaced = withAreaTerms(texts, language, TERMS);
  const changed = Object.keys(texts).filter((id) => replaced[id] !== texts[id]);
  expect(changed.length).toBeGreaterThan(100);
  for (const id of changed) {
    const [before, after] = [texts[id] as string, replaced[id] as string];
    expect(usedValues(after), id).toEqual(usedValues(before));
    expect(selectorsOf(after), id).toEqual(selectorsOf(before));
  }
  expect(Object.entries(replaced).filter(([, text]) => SITE_TERMS[language].test(text))).toEqual(
    [],
  );
});
