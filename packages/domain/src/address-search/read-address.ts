import { streetWords } from './street-words.ts';
import { plainText, plainWords } from './words.ts';

/** A typed address, parsed. */
export interface AddressQuery {
  /** House number, or that of a hundred block; `null` where none is typed. */
  readonly number: number | null;
  /** `1100 block of …` */
  readonly block: boolean;
  /** Tokens of the street's name and possibly of the city, normalized by `normalizeStreetTokens`. */
  readonly words: readonly string[];
  /** A second street: `hollywood and vine`. */
  readonly crossing: readonly string[] | null;
  readonly postcode: string | null;
}

const UNIT =
  /^(?:apt|apartment|apto|apartamento|unit|unidad|suite|ste|spc|space|rm|room|bldg|floor|piso)$/;
const CROSSING = /\s+(?:and|y|at|con)\s+|\s*[&@/]\s*/;
const COUNTRY_OR_STATE = new Set(['ca', 'calif', 'california', 'usa', 'us']);
const BLOCK = new Set(['block', 'blk', 'bloque', 'cuadra']);

/** Parses a typed address; `null` where nothing searchable remains. */
export function readAddress(typed: string): AddressQuery | null {
  const text = plainText(typed)
    .replace(/\b\d+\/\d+\b/g, ' ')
    .replace(/#\s*[\w-]+/g, ' ');
  const sides = text.split(CROSSING).filter((side) => plainWords(side).length > 0);
  const [first, second] = sides.map(plainWords);
  if (first === undefined) return null;
  // An intersection has no house number, so `100 main and vine` is a street name.
  if (second !== undefined && sides.length === 2 && houseNumber(first) === null) {
    const tail = dropTail(withoutUnit(second));
    const crossing = streetWords(tail.words);
    if (crossing.length > 0)
      return {
        number: null,
        block: false,
        words: streetWords(first),
        crossing,
        postcode: tail.postcode,
      };
  }
  const all = dropTail(withoutUnit(plainWords(text)));
  const number = houseNumber(all.words);
  let words = number === null ? all.words : all.words.slice(1);
  const block = number !== null && BLOCK.has(words[0] ?? '');
  if (block) words = words.slice(/^(?:of|de)$/.test(words[1] ?? '') ? 2 : 1);
  return { number, block, words: streetWords(words), crossing: null, postcode: all.postcode };
}

/** Reinterprets a house number as part of the street's name: `39 pl` may be a house number or 39th Place. */
export function readWithoutNumber(query: AddressQuery): AddressQuery {
  if (query.number === null) return query;
  return { ...query, number: null, block: false, words: [String(query.number), ...query.words] };
}

/** Parses `1100`, or `1100a` before more tokens; `39th` belongs to a street name. */
function houseNumber(words: readonly string[]): number | null {
  const digits = /^(\d{1,6})(?:[a-z])?$/.exec(words[0] ?? '')?.[1];
  return digits === undefined || words.length < 2 ? null : Number(digits);
}

function withoutUnit(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word, i) => i > 0 && UNIT.test(word));
  return at < 0 || at === words.length - 1 ? words : words.toSpliced(at, 2);
}

/** Removes state and zip code from the end. */
function dropTail(words: readonly string[]): { words: readonly string[]; postcode: string | null } {
  let end = words.length;
  let postcode: string | null = null;
  // ZIP+4: the tokenizer has split it at the hyphen.
  if (end > 2 && /^\d{4}$/.test(words[end - 1] ?? '') && /^9\d{4}$/.test(words[end - 2] ?? ''))
    end--;
  if (end > 1 && /^9\d{4}$/.test(words[end - 1] ?? '')) postcode = words[--end] as string;
  while (end > 1 && COUNTRY_OR_STATE.has(words[end - 1] ?? '')) end--;
  return { words: words.slice(0, end), postcode };
}
