/** Random choices that repeat with the same seed. */
export interface RandomChoices {
  readonly seed: number;
  /** Returns an integer from 0 to below `limit`. */
  below(limit: number): number;
  of<Thing>(things: readonly Thing[]): Thing;
}

/** E2E_SEED changes the choices, or repeats those of a failed run; without it every run makes the same. */
export function randomChoices(seed = Number(process.env.E2E_SEED ?? 12)): RandomChoices {
  let state = seed >>> 0;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { seed, below, of: (things) => things[below(things.length)] as (typeof things)[number] };
}
