import { titleCaseCrimeType } from '@townlight/domain/bundles';
import type { IntlShape } from 'react-intl';
import type { CatalogMessages } from './messages/define-catalog.ts';

/** Returns the catalog id of a name's translation. Case is ignored, because staff may rename a category. */
export function toNameMessageId(english: string): string {
  return `name.${english.trim().toLowerCase()}`;
}

/** Returns translations of names as messages of a catalog. @param names English name → translation */
export function toNameMessages(names: Readonly<Record<string, string>>): CatalogMessages {
  return Object.fromEntries(
    Object.entries(names).map(([english, translation]) => [toNameMessageId(english), translation]),
  );
}

/** Returns the county's or an agency's name in the reader's language; unchanged where no translation is known. */
export function localName(intl: IntlShape, name: string): string {
  return translated(intl, name) ?? name;
}

/** The same with a capital first letter: `Condado de Los Ángeles`. */
export function localNameCapitalized(intl: IntlShape, name: string): string {
  return capitalized(intl, localName(intl, name));
}

/** Formats the name of a crime category or type as a label: `Burglary From Vehicle`, `Robo con allanamiento`. */
export function formatCrimeName(intl: IntlShape, name: string): string {
  const known = translated(intl, name);
  if (known === null) return titleCaseCrimeType(name);
  // Only English uses title case; other languages capitalize the first letter alone.
  return capitalized(intl, known);
}

/** Formats the same within a sentence: `96 reports of Burglary`, `96 reportes de robo con allanamiento`. */
export function formatCrimeInSentence(intl: IntlShape, name: string): string {
  return translated(intl, name) ?? titleCaseCrimeType(name);
}

function translated(intl: IntlShape, name: string): string | null {
  const found = (intl.messages as Readonly<Record<string, unknown>>)[toNameMessageId(name)];
  return typeof found === 'string' ? found : null;
}

function capitalized(intl: IntlShape, text: string): string {
  return text.charAt(0).toLocaleUpperCase(intl.locale) + text.slice(1);
}
