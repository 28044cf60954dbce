import {
  countPhraseTokensAtEnd,
  countPhraseTokensAtStart,
  type Phrase,
  parsePhrases,
} from './phrases.ts';
import { normalizeText, tokenize } from './street-tokens.ts';

/** A typed place without state, country and the words around a name. */
export interface PlaceText {
  /**
   * To be compared with names: without state and `near`, then also without `downtown of`. Empty where only a zip code
   * was typed.
   */
  readonly names: readonly string[];
  /** Five digits. */
  readonly postcode: string | null;
  /** The zip code comes before the name, where it may also be a house number. */
  readonly isPostcodeFirst: boolean;
  /** Something follows the name, which is therefore complete. */
  readonly isComplete: boolean;
}

/** The state and country that may follow the name of a place. */
export type AddressEnding = readonly Phrase[];

const COUNTRIES =
  'usa, us, u s a, united states, united states of america, ' +
  'ee uu, eeuu, eua, e u a, estados unidos, estados unidos de america';

/** @param states names and abbreviations of the county's state: `CA`, `Calif.`, `California` */
export function parseAddressEnding(states: readonly string[]): AddressEnding {
  return parsePhrases([...states.map((state) => tokenize(state).join(' ')), COUNTRIES].join(', '));
}

const ZIP_WORDS = parsePhrases(
  'zip, zipcode, zip code, postal code, codigo postal, cp, c p, zona postal',
);
const NEAR = parsePhrases(
  'near, near the, close to, next to, by, by the, in, in the, at, at the, around, ' +
    'cerca de, serca de, cerca del, cerca de la, junto a, junto al, al lado de, en, en el, en la, por, alrededor de',
);
const BEFORE_NAME = parsePhrases(
  'downtown, downtown of, city of, the city of, town of, neighborhood of, the neighborhood of, area of, ' +
    'centro de, el centro de, ciudad de, la ciudad de, municipio de, ' +
    'barrio, barrio de, el barrio de, vecindario, vecindario de, el vecindario de, colonia, la colonia',
);
const AFTER_NAME = parsePhrases('city, neighborhood, area, vecindario, barrio');
const CONJUNCTIONS = new Set(['and', 'y']);

/** Parses `Echo Park, Springfield, CA 90026`, `cerca de Venice`, `90012-1234`. */
export function parsePlaceText(typed: string, ending: AddressEnding): PlaceText {
  const text = dropUnfinishedState(normalizeText(typed), ending);
  const all = tokenize(text);
  const end = parseStateAndPostcode(all, ending);
  const start = end.postcode === null ? parsePostcodeAtStart(end.tokens) : end;
  const full = [ending, NEAR].reduce(dropAtStart, start.tokens);
  const named = dropAtStart(full, BEFORE_NAME);
  const after = countPhraseTokensAtEnd(named, AFTER_NAME);
  const bare = after < named.length ? named.slice(0, named.length - after) : named;
  const names = [full, bare.filter((token) => !CONJUNCTIONS.has(token))];
  return {
    names: [...new Set(names.map((tokens) => tokens.join(' ')))].filter((name) => name !== ''),
    postcode: start.postcode,
    isPostcodeFirst: end.postcode !== start.postcode,
    isComplete: end.tokens.length < all.length || /[\s,]$/.test(text),
  };
}

interface WithPostcode {
  readonly tokens: readonly string[];
  readonly postcode: string | null;
}

/**
 * Removes state, country and zip code from the end, in any order.
 * @param zip what is a zip code: at the end of an address, another number may be that of the house
 */
export function parseStateAndPostcode(
  all: readonly string[],
  ending: AddressEnding,
  zip = /^\d{5}$/,
): WithPostcode {
  let tokens = all;
  let postcode: string | null = null;
  while (tokens.length > 0) {
    const zipLength: number = postcode === null ? postcodeLengthAtEnd(tokens, zip) : 0;
    const state = countPhraseTokensAtEnd(tokens, ending);
    if (zipLength > 0) {
      postcode = (tokens[tokens.length - zipLength] as string).slice(0, 5);
      tokens = tokens.slice(0, -zipLength);
      tokens = tokens.slice(0, tokens.length - countPhraseTokensAtEnd(tokens, ZIP_WORDS));
    } else if (state > 0 && (state < tokens.length || postcode !== null))
      tokens = tokens.slice(0, -state);
    else break;
  }
  return { tokens, postcode };
}

/** Removes words such as `near` or `cerca de` from the beginning. */
export function removeNearPrefix(tokens: readonly string[]): readonly string[] {
  return dropAtStart(tokens, NEAR);
}

/** Returns whether a text is nothing but what precedes a name: `in`, `cerca de`, `downtown of`. */
export function isBeforeName(text: string): boolean {
  const rest = [NEAR, BEFORE_NAME].reduce(
    (tokens: readonly string[], phrases) => tokens.slice(countPhraseTokensAtStart(tokens, phrases)),
    tokenize(text),
  );
  return rest.length === 0;
}

function parsePostcodeAtStart(tokens: readonly string[]): WithPostcode {
  const words = dropAtStart(tokens, ZIP_WORDS);
  const [first = '', second = ''] = words;
  if (!/^\d{5}(?:\d{4})?$/.test(first)) return { tokens, postcode: null };
  return { tokens: words.slice(/^\d{4}$/.test(second) ? 2 : 1), postcode: first.slice(0, 5) };
}

/** Returns the number of words at the end that are a zip code: `90012`, `90012 1234` or `900121234`. */
function postcodeLengthAtEnd(tokens: readonly string[], zip: RegExp): number {
  const last = tokens.at(-1) ?? '';
  if (zip.test(last) || (/^\d{9}$/.test(last) && zip.test(last.slice(0, 5)))) return 1;
  return /^\d{4}$/.test(last) && zip.test(tokens.at(-2) ?? '') ? 2 : 0;
}

/** Removes a phrase from the beginning unless it is everything. */
function dropAtStart(tokens: readonly string[], phrases: readonly Phrase[]): readonly string[] {
  const length = countPhraseTokensAtStart(tokens, phrases);
  return length < tokens.length ? tokens.slice(length) : tokens;
}

/** Removes the beginning of a state or country after a comma while it is typed: `burbank, c`. */
function dropUnfinishedState(text: string, ending: AddressEnding): string {
  const comma = text.lastIndexOf(',');
  const last = tokenize(text.slice(comma + 1)).join(' ');
  const isStart = ending.some((phrase) => phrase.join(' ').startsWith(last));
  return comma > 0 && last !== '' && isStart ? text.slice(0, comma + 1) : text;
}

const POST_OFFICE_BOX = parsePhrases(
  'po box, p o box, pob, pobox, po bx, p o bx, post office box, postal box, ' +
    'apartado, apartado postal, apartado de correos, apdo, apdo postal',
);

/** Returns what follows a post office box, e.g. the city; `null` where the text does not begin with one. */
export function parsePostOfficeBox(typed: string): string | null {
  const tokens = tokenize(typed);
  const length = countPhraseTokensAtStart(tokens, POST_OFFICE_BOX);
  if (length === 0) return null;
  const hasNumber = /\d/.test(tokens[length] ?? '');
  return tokens.slice(length + (hasNumber ? 1 : 0)).join(' ');
}
