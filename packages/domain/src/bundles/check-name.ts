import { slugOf } from '../places/index.ts';
import { CategoryRefusal } from './refusal.ts';

/** Counted as text fields count, in UTF-16. */
export const MOST_NAME_CHARACTERS = 100;
/** Agencies write long ones. */
export const MOST_DESCRIPTION_CHARACTERS = 300;

/**
 * What nobody can see or type on purpose: controls, marks that turn the direction of text, lone halves of characters and
 * those for private use. The two joiners are parts of words in some scripts.
 */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/u;

/** Trimmed, with single spaces, each character written in its one way. */
export function normalName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}

/** The same for names that readers would take for one: without regard to case and to ways of writing a letter. */
export function nameKey(name: string): string {
  return normalName(name.normalize('NFKC')).toLowerCase();
}

/**
 * A name as it is kept.
 * @param what the kind of row with its article, `A big bundle`
 * @throws CategoryRefusal for a name that is blank, too long or holds what cannot be seen
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

/** @throws CategoryRefusal where the address of the name's page would be empty */
export function checkAddress(name: string): void {
  if (slugOf(name) !== '') return;
  throw new CategoryRefusal(
    'characters',
    `${shown(name)} has no letter from A to Z and no digit, and the address of its page is made from those; add one.`,
  );
}

/** A name in a sentence: in quotes, cut where it is endless, with what cannot be seen left out. */
export function shown(name: string): string {
  const seen = name.replace(new RegExp(UNSEEN, 'gu'), '');
  const cut = seen.length > MOST_NAME_CHARACTERS ? `${[...seen].slice(0, 40).join('')}…` : seen;
  return `“${cut}”`;
}

/** The first few of a list in a sentence: `A, B and 3 more`. */
export function listed(names: readonly string[], most = 5): string {
  if (names.length <= most) return names.map(shown).join(', ');
  return `${names.slice(0, most).map(shown).join(', ')} and ${names.length - most} more`;
}
