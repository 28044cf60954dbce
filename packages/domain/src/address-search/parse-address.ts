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

const UNIT =
  /^(?:apt|apartment|apto|apartamento|unit|unidad|suite|ste|spc|space|rm|room|bldg|floor|piso)$/;
const CROSSING = /\s+(?:and|y|at|con)\s+|\s*[&@/]\s*/;
const COUNTRY_OR_STATE = new Set(['ca', 'calif', 'california', 'usa', 'us']);
const BLOCK = new Set(['block', 'blk', 'bloque', 'cuadra']);

/** Parses a typed address; `null` where nothing searchable remains. */
export function parseAddress(typed: string): AddressQuery | null {
  const text = normalizeText(typed)
    .replace(/\b\d+\/\d+\b/g, ' ')
    .replace(/#\s*[\w-]+/g, ' ');
  const sides = text.split(CROSSING).filter((side) => tokenize(side).length > 0);
  const [first, second] = sides.map(tokenize);
  if (first === undefined) return null;
  // An intersection has no house number, so `100 main and vine` is a street name.
  if (second !== undefined && sides.length === 2 && parseStreetNumber(first) === null) {
    const tail = dropTail(dropUnit(second));
    const crossing = normalizeStreetTokens(tail.tokens);
    if (crossing.length > 0)
      return {
        number: null,
        block: false,
        tokens: normalizeStreetTokens(first),
        crossing,
        postcode: tail.postcode,
      };
  }
  const all = dropTail(dropUnit(tokenize(text)));
  const number = parseStreetNumber(all.tokens);
  let tokens = number === null ? all.tokens : all.tokens.slice(1);
  const block = number !== null && BLOCK.has(tokens[0] ?? '');
  if (block) tokens = tokens.slice(/^(?:of|de)$/.test(tokens[1] ?? '') ? 2 : 1);
  return {
    number,
    block,
    tokens: normalizeStreetTokens(tokens),
    crossing: null,
    postcode: all.postcode,
  };
}

/** Reinterprets a house number as part of the street's name: `39 pl` may be a house number or 39th Place. */
export function reinterpretNumberAsStreet(query: AddressQuery): AddressQuery {
  if (query.number === null) return query;
  return { ...query, number: null, block: false, tokens: [String(query.number), ...query.tokens] };
}

/** Parses `1100`, or `1100a` before more tokens; `39th` belongs to a street name. */
function parseStreetNumber(tokens: readonly string[]): number | null {
  const digits = /^(\d{1,6})(?:[a-z])?$/.exec(tokens[0] ?? '')?.[1];
  return digits === undefined || tokens.length < 2 ? null : Number(digits);
}

function dropUnit(tokens: readonly string[]): readonly string[] {
  const at = tokens.findIndex((token, i) => i > 0 && UNIT.test(token));
  return at < 0 || at === tokens.length - 1 ? tokens : tokens.toSpliced(at, 2);
}

/** Removes state and zip code from the end. */
function dropTail(tokens: readonly string[]): {
  tokens: readonly string[];
  postcode: string | null;
} {
  let end = tokens.length;
  let postcode: string | null = null;
  // ZIP+4: the tokenizer has split it at the hyphen.
  if (end > 2 && /^\d{4}$/.test(tokens[end - 1] ?? '') && /^9\d{4}$/.test(tokens[end - 2] ?? ''))
    end--;
  if (end > 1 && /^9\d{4}$/.test(tokens[end - 1] ?? '')) postcode = tokens[--end] as string;
  while (end > 1 && COUNTRY_OR_STATE.has(tokens[end - 1] ?? '')) end--;
  return { tokens: tokens.slice(0, end), postcode };
}
