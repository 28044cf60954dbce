import { toSlug } from '../places/index.ts';
import { CategoryRefusal } from './refusal.ts';

/** In UTF-16 code units, as text fields count. */
export const MAX_NAME_LENGTH = 100;
/** Agencies use long descriptions. */
export const MAX_DESCRIPTION_LENGTH = 300;

/**
 * Invisible characters: controls, bidirectional marks, lone surrogates and private use. The two joiners are allowed
 * because some scripts need them.
 */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/u;

/** Trims, collapses spaces and normalizes to NFC. */
export function normalizeName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}

/** Returns a key that is equal for names readers would confuse: case-insensitive and NFKC-normalized. */
export function toNameKey(name: string): string {
  return normalizeName(name.normalize('NFKC')).toLowerCase();
}

/**
 * Validates and normalizes a name.
 * @param what the kind of row with its article, `A big bundle`
 * @throws CategoryRefusal for a name that is blank, too long or contains invisible characters
 */
export function validateName(
  what: string,
  text: string | null,
  maxLength: number = MAX_NAME_LENGTH,
): string {
  const invisible = text?.trim().match(INVISIBLE)?.[0];
  if (invisible !== undefined) {
    const code = (invisible.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0');
    throw new CategoryRefusal(
      'characters',
      `${quoteName(text ?? '')} has an invisible character (U+${code}); type the name again without it.`,
    );
  }
  const name = normalizeName(text ?? '');
  if (name.length > maxLength)
    throw new CategoryRefusal(
      'too-long',
      `${quoteName(name)} has ${name.length.toLocaleString('en-US')} characters; a name has at most ${maxLength}.`,
    );
  if (name === '' || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(name))
    throw new CategoryRefusal('blank', `${what} needs a name; this one is empty.`);
  return name;
}

/** Requires a name with a nonempty slug. @throws CategoryRefusal where the page's address would be empty */
export function validateSlug(name: string): void {
  if (toSlug(name) !== '') return;
  throw new CategoryRefusal(
    'characters',
    `${quoteName(name)} has no letter from A to Z and no digit, and the address of its page is made from those; add one.`,
  );
}

/** Quotes a name for a sentence: shortened where too long, without invisible characters. */
export function quoteName(name: string): string {
  const seen = name.replace(new RegExp(INVISIBLE, 'gu'), '');
  const cut = seen.length > MAX_NAME_LENGTH ? `${[...seen].slice(0, 40).join('')}…` : seen;
  return `“${cut}”`;
}

/** Formats the first names of a list: `A, B and 3 more`. */
export function formatNames(names: readonly string[], maxListed = 5): string {
  if (names.length <= maxListed) return names.map(quoteName).join(', ');
  return `${names.slice(0, maxListed).map(quoteName).join(', ')} and ${names.length - maxListed} more`;
}

/** Lowercase words in the names of crime types. // spec 3 */
const SMALL_WORDS = new Set(['on', 'with', 'by', 'in', 'or', 'and']);

/** Title-cases a crime type's name: `BURGLARY FROM VEHICLE` becomes `Burglary From Vehicle`. */
export function titleCaseCrimeType(name: string): string {
  return name
    .toLowerCase()
    .split(' ')
    .map((token) =>
      SMALL_WORDS.has(token) ? token : token.replace(/\p{L}/u, (initial) => initial.toUpperCase()),
    )
    .join(' ');
}
