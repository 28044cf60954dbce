import type { RandomStream } from './random-stream.ts';

/** A table for sampling an index with given weights, in constant time (Walker and Vose). */
export interface AliasTable {
  readonly keep: Float64Array;
  readonly other: Uint16Array;
}

/** Builds the table of at most 65,535 weights; they need not add up to 1, but one must be over 0. */
export function aliasTable(weights: ArrayLike<number>): AliasTable {
  const size = weights.length;
  const keep = new Float64Array(size);
  const other = new Uint16Array(size);
  let total = 0;
  for (let at = 0; at < size; at++) total += weights[at] as number;
  const small: number[] = [];
  const large: number[] = [];
  for (let at = 0; at < size; at++) {
    keep[at] = ((weights[at] as number) * size) / total;
    ((keep[at] as number) < 1 ? small : large).push(at);
  }
  while (small.length > 0 && large.length > 0) {
    const poor = small.pop() as number;
    const rich = large.at(-1) as number;
    other[poor] = rich;
    keep[rich] = (keep[rich] as number) - (1 - (keep[poor] as number));
    if ((keep[rich] as number) < 1) small.push(large.pop() as number);
  }
  for (const at of [...small, ...large]) keep[at] = 1;
  return { keep, other };
}

export function drawIndex(table: AliasTable, random: RandomStream): number {
  const place = random() * table.keep.length;
  const at = Math.floor(place);
  return place - at < (table.keep[at] as number) ? at : (table.other[at] as number);
}
