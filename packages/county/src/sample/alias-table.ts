import type { RandomStream } from './random-stream.ts';

/** A table for sampling an index with given weights, in constant time (Walker and Vose). */
export interface AliasTable {
  readonly thresholds: Float64Array;
  readonly aliases: Uint16Array;
}

/** Builds the table of at most 65,535 weights; they need not add up to 1, but one must be over 0. */
export function buildAliasTable(weights: ArrayLike<number>): AliasTable {
  const size = weights.length;
  const thresholds = new Float64Array(size);
  const aliases = new Uint16Array(size);
  let total = 0;
  for (let at = 0; at < size; at++) total += weights[at] as number;
  const small: number[] = [];
  const large: number[] = [];
  for (let at = 0; at < size; at++) {
    thresholds[at] = ((weights[at] as number) * size) / total;
    ((thresholds[at] as number) < 1 ? small : large).push(at);
  }
  while (small.length > 0 && large.length > 0) {
    const poor = small.pop() as number;
    const rich = large.at(-1) as number;
    aliases[poor] = rich;
    thresholds[rich] = (thresholds[rich] as number) - (1 - (thresholds[poor] as number));
    if ((thresholds[rich] as number) < 1) small.push(large.pop() as number);
  }
  for (const at of [...small, ...large]) thresholds[at] = 1;
  return { thresholds, aliases };
}

/** Draws an index with the probability of its weight. */
export function drawWeightedIndex(table: AliasTable, random: RandomStream): number {
  const place = random() * table.thresholds.length;
  const at = Math.floor(place);
  return place - at < (table.thresholds[at] as number) ? at : (table.aliases[at] as number);
}
