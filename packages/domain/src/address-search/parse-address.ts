import {
  countPhraseTokensAtEnd,
  countPhraseTokensAtStart,
  type Phrase,
  parsePhrases,
} from './phrases.ts';
import { type AddressEnding, parseStateAndPostcode, removeNearPrefix } from './place-text.ts';
import { normalizeStreetTokens, normalizeText, tokenize } from './street-tokens.ts';

/** A typed address, parsed. */
export interface AddressQuery {
  /** House number, or that of a hundred block; `null` where none is typed. */
  readonly number: number | null;
  /** `1100 block of …` */
  readonly block: boolean;
  /** Tokens of the street's name and possibly of the city, normalized by `normalizeStreetTokens`. */
  readonly tokens: readonly string[];
  /** A second street: `hollywood and vine`. */
  readonly crossing: readonly string[] | null;
  readonly postcode: string | null;
}

const UNITS = parsePhrases(
  'apt, apartment, apto, apartamento, departamento, depto, dpto, unit, unidad, suite, ste, spc, space, ' +
    'rm, room, bldg, building, fl, floor, piso, interior, int, lot, lote, trailer',
);
const CORNER_OF = parsePhrases(
  'corner of, the corner of, at the corner of, intersection of, the intersection of, ' +
    'esquina de, la esquina de, en la esquina de, esquina, cruce de, el cruce de, interseccion de',
);
const NUMBER_LABELS = parsePhrases('no, num, nro, number, numero');
const BLOCK = parsePhrases('block, blk, bloque, cuadra, block of, blk of, bloque de, cuadra de');
const CROSSING = /\s+(?:(?:esquina|esq)\s+(?:con|y)|and|an|y|at|con)\s+|\s*[&@/]\s*/;

/** How addresses of a county end. */
export interface AddressFormat {
  readonly ending: AddressEnding;
  /** What is a zip code after a street's name, where another number may be that of the house. */
  readonly zip: RegExp;
}

/**
 * Returns what is a zip code: five digits of which the first is that of one of the county's, as neighboring counties'
 * are; any five where none is known.
 */
export function toZipPattern(zipCodes: Iterable<string>): RegExp {
  const first = new Set(
    [...zipCodes].filter((code) => /^\d{5}$/.test(code)).map((code) => code[0]),
  );
  return first.size === 0 ? /^\d{5}$/ : new RegExp(`^[${[...first].sort().join('')}]\\d{4}$`);
}

/** Parses a typed address; `null` where nothing searchable remains. */
export function parseAddress(typed: string, format: AddressFormat): AddressQuery | null {
  const text = normalizeNumbers(typed);
  const sides = text.split(CROSSING).filter((side) => tokenize(side).length > 0);
  const [first, second] = sides.map(tokenize);
  if (first === undefined) return null;
  // An intersection has no house number, so `100 main and vine` is a street name.
  if (second !== undefined && sides.length === 2 && parseStreetNumber(first) === null) {
    const { tokens, postcode } = parseStateAndPostcode(dropUnit(second), format.ending, format.zip);
    const crossing = normalizeStreetTokens(tokens);
    const corner = countPhraseTokensAtStart(first, CORNER_OF);
    const tokensOfFirst = normalizeStreetTokens(first.slice(corner < first.length ? corner : 0));
    if (crossing.length > 0)
      return { number: null, block: false, tokens: tokensOfFirst, crossing, postcode };
  }
  return parsePlainAddress(tokenize(text), format);
}

function parsePlainAddress(all: readonly string[], { ending, zip }: AddressFormat): AddressQuery {
  const withoutUnit = dropNumberLabels(dropUnit(removeNearPrefix(all)));
  const end = parseStateAndPostcode(withoutUnit, ending, zip);
  const { tokens, postcode } = end.tokens.length > 0 ? end : { tokens: all, postcode: null };
  // `cuadra 6300 de Vine`
  const leading = countPhraseTokensAtStart(tokens, BLOCK);
  const [isLeadingBlock, words] =
    leading > 0 && parseStreetNumber(tokens.slice(leading)) !== null
      ? [true, tokens.slice(leading)]
      : [false, tokens];
  const number = parseStreetNumber(words);
  const street = number === null ? words : words.slice(1);
  const following = isLeadingBlock
    ? Number(street[0] === 'of' || street[0] === 'de')
    : countPhraseTokensAtStart(street, BLOCK);
  return {
    number,
    block: number !== null && (isLeadingBlock || following > 0),
    tokens: normalizeStreetTokens(number === null ? words : street.slice(following)),
    crossing: null,
    postcode,
  };
}

/** Reinterprets a house number as part of the street's name: `39 pl` may be a house number or 39th Place. */
export function reinterpretNumberAsStreet(query: AddressQuery): AddressQuery {
  if (query.number === null) return query;
  return { ...query, number: null, block: false, tokens: [String(query.number), ...query.tokens] };
}

/** Reinterprets the last number as that of the house: `sunset blvd 1512`. Returns the same query where there is none. */
export function reinterpretNumberBehind(query: AddressQuery): AddressQuery {
  const { number, tokens, crossing } = query;
  const at = tokens.findLastIndex((token) => /^\d{1,6}$/.test(token));
  if (number !== null || crossing !== null || at < 1) return query;
  return { ...query, number: Number(tokens[at]), tokens: tokens.toSpliced(at, 1) };
}

/** Writes `1512½`, `1512.5`, `1512-1514` and `#1512` as 1512; other numbers after # are units. */
function normalizeNumbers(typed: string): string {
  const text = normalizeText(typed.replace(/[¼½¾⅓⅔]/g, ' ').trim())
    .replace(/\b\d\/\d\b/g, ' ')
    .replace(/\b(\d+)[.,]\d\b/g, '$1 ')
    .replace(/^(\d{1,6})\s*[-–]\s*\d{1,6}(?=\s+\p{L})/u, '$1');
  const hasNumber = /^\d+[a-z]?\s/.test(text);
  return text.replace(/#\s*([\w-]+)/g, hasNumber ? ' ' : ' $1 ');
}

/** Parses `1100`, or `1100a` before more tokens; `39th` belongs to a street name. */
function parseStreetNumber(tokens: readonly string[]): number | null {
  const digits = /^(\d{1,6})(?:[a-z])?$/.exec(tokens[0] ?? '')?.[1];
  return digits === undefined || tokens.length < 2 ? null : Number(digits);
}

/** Removes `apt 4`, at the beginning or later, and `2nd floor`. */
function dropUnit(tokens: readonly string[]): readonly string[] {
  const at = tokens.findIndex(
    (token, i) =>
      isPhrase([token], UNITS) &&
      (i > 0 ? i < tokens.length - 1 || isOrdinal(tokens[i - 1]) : tokens.length > 3),
  );
  if (at < 0) return tokens;
  return isOrdinal(tokens[at - 1]) ? tokens.toSpliced(at - 1, 2) : tokens.toSpliced(at, 2);
}

function dropNumberLabels(tokens: readonly string[]): readonly string[] {
  return tokens.filter(
    (token, at) => !(isPhrase([token], NUMBER_LABELS) && /^\d/.test(tokens[at + 1] ?? '')),
  );
}

function isPhrase(tokens: readonly string[], phrases: readonly Phrase[]): boolean {
  return countPhraseTokensAtEnd(tokens, phrases) === tokens.length;
}

function isOrdinal(token: string | undefined): boolean {
  return /^(?:\d{1,2}(?:st|nd|rd|th)|first|second|third)$/.test(token ?? '');
}
