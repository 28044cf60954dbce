import {
  computeSoundSimilarity,
  parsePlaceText,
  type SoundKey,
  tokenize,
  toSoundKey,
} from '@townlight/domain/address-search';
import { ADDRESS_ENDING } from '../../search/address-ending.ts';

/** A crime type with everything that people call it. */
export interface NamedCrime {
  readonly id: string;
  readonly names: readonly string[];
}

/** A search for a crime in a place: `car break-in in Venice`. */
export interface CrimeInPlace {
  /** The types that the text names; several where a name is ambiguous. */
  readonly crimes: readonly string[];
  /** The text of the place: `venice`. */
  readonly place: string;
}

/** From this similarity on, a name is the typed one. */
const SAME_NAME = 0.8;
/** Names no crime and no place: `burglary rate of Venice`, `cuántos robos hubo en Venice`. */
const FILLERS = new Set(
  (
    'crime crimes rate rates report reports reported how many much number of the de del ' +
    'delito delitos tasa tasas reporte reportes cuantos cuantas hubo hay numero'
  ).split(' '),
);

/** Splits a text into a crime and a place, in either order; `null` where it does not name both. */
export function splitCrime(typed: string, crimes: readonly NamedCrime[]): CrimeInPlace | null {
  const tokens = tokenize(typed);
  const keys = crimes.map(({ id, names }) => ({ id, keys: names.map(toSoundKey) }));
  let best: (CrimeInPlace & { similarity: number; length: number }) | null = null;
  for (let at = 1; at < tokens.length; at++) {
    const [start, end] = [tokens.slice(0, at), tokens.slice(at)];
    for (const [crime, place] of [
      [start, end],
      [end, start],
    ] as const) {
      const named = findCrimes(crime, keys);
      const text = trimFillers(place).join(' ');
      if (named === null || !namesPlace(text)) continue;
      const { length } = trimFillers(crime);
      const isBetter =
        best === null ||
        named.similarity > best.similarity ||
        (named.similarity === best.similarity && length > best.length);
      if (isBetter) best = { ...named, place: text, length };
    }
  }
  return best === null ? null : { crimes: best.crimes, place: best.place };
}

function findCrimes(
  tokens: readonly string[],
  crimes: readonly { readonly id: string; readonly keys: readonly SoundKey[] }[],
): { crimes: string[]; similarity: number } | null {
  const wanted = toSoundKey(trimFillers(tokens).join(' '));
  let similarity = 0;
  let found: string[] = [];
  for (const { id, keys } of crimes) {
    const one = Math.max(...keys.map((key) => computeSoundSimilarity(wanted, key, SAME_NAME)));
    if (one === 0) continue;
    if (one > similarity) [similarity, found] = [one, [id]];
    else if (one === similarity) found.push(id);
  }
  return found.length === 0 ? null : { crimes: found, similarity };
}

/** Removes the words around a name: those within are part of it, as in `robo de auto`. */
function trimFillers(tokens: readonly string[]): readonly string[] {
  const start = tokens.findIndex((token) => !FILLERS.has(token));
  const end = tokens.findLastIndex((token) => !FILLERS.has(token));
  return start < 0 ? [] : tokens.slice(start, end + 1);
}

/** Returns whether a text names more than a state. */
function namesPlace(text: string): boolean {
  const { names, postcode } = parsePlaceText(`x ${text}`, ADDRESS_ENDING);
  return postcode !== null || names.some((name) => name !== 'x');
}
