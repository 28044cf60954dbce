import { titleCaseCrimeType } from '@townlight/domain/bundles';
import type { IntlShape } from 'react-intl';

/** Where a catalog keeps the translation of a name. Staff may rename a category: upper and lower case are one. */
export function nameId(english: string): string {
  return `name.${english.trim().toLowerCase()}`;
}

/** The county's or an agency's name in the reader's language; as it stands where no translation is known. */
export function localName(intl: IntlShape, name: string): string {
  return translated(intl, name) ?? name;
}

/** The same where it begins a line: `Condado de Los Ángeles`. */
export function localNameFirst(intl: IntlShape, name: string): string {
  return capitalized(intl, localName(intl, name));
}

/** A crime category's or type's name on its own: `Burglary From Vehicle`, `Robo con allanamiento`. */
export function crimeName(intl: IntlShape, name: string): string {
  const known = translated(intl, name);
  if (known === null) return titleCaseCrimeType(name);
  // Title case is a habit of English; elsewhere the first letter alone is large.
  return capitalized(intl, known);
}

/** The same within a sentence: `96 reports of Burglary`, `96 reportes de robo con allanamiento`. */
export function crimeInSentence(intl: IntlShape, name: string): string {
  return translated(intl, name) ?? titleCaseCrimeType(name);
}

function translated(intl: IntlShape, name: string): string | null {
  const found = (intl.messages as Readonly<Record<string, unknown>>)[nameId(name)];
  return typeof found === 'string' ? found : null;
}

function capitalized(intl: IntlShape, words: string): string {
  return words.charAt(0).toLocaleUpperCase(intl.locale) + words.slice(1);
}
