import { slugOf } from '../places/index.ts';
import { CategoryRefusal } from './refusal.ts';

/** In UTF-16 code units, as text fields count. */
export const MOST_NAME_CHARACTERS = 100;
/** Agencies use long descriptions. */
export const MOST_DESCRIPTION_CHARACTERS = 300;

/**
 * Invisible characters: controls, bidirectional marks, lone surrogates and private use. The two joiners are allowed
 * because some scripts need them.
 */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/u;

/** Trims, collapses spaces and normalizes to NFC. */
export function normalName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}

/** Returns a key that is equal for names readers would confuse: case-insensitive and NFKC-normalized. */
export function nameKey(name: string): string {
  return normalName(name.normalize('NFKC')).toLowerCase();
}

/**
 * Validates and normalizes a name.
 * @param what the kind of row with its article, `A big bundle`
 * @throws CategoryRefusal for a name that is blank, too long or contains invisible characters
 */
export function checkName(
  what: string,
  text: string | null,
  most: number = MOST_NAME_CHARACTERS,
): string {
  const unseen = text?.trim().match(UNSEEN)?.[0];
  if (unseen !== undefined) {
    const code = (unseen.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0');
    throw new CategoryRefusal(
      'characters',
      `${shown(text ?? '')} has an invisible character (U+${code}); type the name again without it.`,
    );
  }
  const name = normalName(text ?? '');
  if (name.length > most)
    throw new CategoryRefusal(
      'too-long',
      `${shown(name)} has ${name.length.toLocaleString('en-US')} characters; a name has at most ${most}.`,
    );
  if (name === '' || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(name))
    throw new CategoryRefusal('blank', `${what} needs a name; this one is empty.`);
  return name;
}

/** Requires a name with a nonempty slug. @throws CategoryRefusal where the page's address would be empty */
export function checkAddress(name: string): void {
  if (slugOf(name) !== '') return;
  throw new CategoryRefusal(
    'characters',
    `${shown(name)} has no letter from A to Z and no digit, and the address of its page is made from those; add one.`,
  );
}

/** Quotes a name for a sentence: shortened where too long, without invisible characters. */
export function shown(name: string): string {
  const seen = name.replace(new RegExp(UNSEEN, 'gu'), '');
  const cut = seen.length > MOST_NAME_CHARACTERS ? `${[...seen].slice(0, 40).join('')}…` : seen;
  return `“${cut}”`;
}

/** Formats the first names of a list: `A, B and 3 more`. */
export function listed(names: readonly string[], most = 5): string {
  if (names.length <= most) return names.map(shown).join(', ');
  return `${names.slice(0, most).map(shown).join(', ')} and ${names.length - most} more`;
}
