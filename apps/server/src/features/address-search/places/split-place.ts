import {
  type AddressEnding,
  isBeforeName,
  isGenericToken,
  normalizeStreetTokens,
  parsePlaceText,
  parseStateAndPostcode,
  tokenize,
} from '@townlight/domain/address-search';
import type { NamedPlace } from './named-place.ts';
import type { PlaceIndex } from './place-index.ts';

/** A text with a place at its end: `12 Main St` and Springfield. */
export interface TextWithPlace {
  readonly before: string;
  readonly place: NamedPlace;
}

/** Maximum number of segments between commas of a place with its state, country and zip code. */
const MAX_PLACE_SEGMENTS = 4;
/** Maximum number of words of a place without a comma before it. */
const MAX_PLACE_WORDS = 4;

/** Splits a text at the city, neighborhood or zip code at its end; `null` where none ends it. */
export function splitPlaceFromEnd(text: string, places: PlaceIndex): TextWithPlace | null {
  return splitAtComma(text, places) ?? splitAtEnd(text, places);
}

function splitAtComma(text: string, places: PlaceIndex): TextWithPlace | null {
  const segments = text.split(',');
  for (let at = Math.max(1, segments.length - MAX_PLACE_SEGMENTS); at < segments.length; at++) {
    const before = segments.slice(0, at).join(',');
    const place = places.find(segments.slice(at).join(','));
    if (place !== null && namesSomething(before, places.ending)) return { before, place };
  }
  return null;
}

function splitAtEnd(text: string, places: PlaceIndex): TextWithPlace | null {
  const { tokens, postcode } = parseStateAndPostcode(tokenize(text), places.ending);
  for (let count = Math.min(MAX_PLACE_WORDS, tokens.length - 1); count > 0; count--) {
    const before = tokens.slice(0, -count).join(' ');
    const name = tokens.slice(-count).join(' ');
    const place = places.findExactly(name);
    if (place !== null && namesSomething(before, places.ending)) return { before, place };
  }
  const place = postcode === null ? null : places.findExactly(postcode);
  const before = tokens.join(' ');
  return place === null || !namesSomething(before, places.ending) ? null : { before, place };
}

/** Returns whether a text has a word other than `near`, numbers, directions and street types. */
function namesSomething(text: string, ending: AddressEnding): boolean {
  if (isBeforeName(text)) return false;
  return normalizeStreetTokens(tokenize(parsePlaceText(text, ending).names.at(-1) ?? '')).some(
    (token) => !isGenericToken(token) && !/^\d+$/.test(token),
  );
}
