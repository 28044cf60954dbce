import type { RealBlock } from './real-blocks.ts';

/**
 * Interpolates the place of a block between the next lower and the next higher number of its street; a single neighbor
 * gives its own place. Reads every block for each result and shares no code with the search that it is compared with.
 */
export function interpolateAlongStreet(
  loaded: readonly RealBlock[],
  { street, number }: RealBlock,
): { longitude: number; latitude: number } | null {
  let below: RealBlock | null = null;
  let above: RealBlock | null = null;
  for (const block of loaded) {
    if (block.street !== street) continue;
    if (block.number <= number && (below === null || block.number > below.number)) below = block;
    if (block.number >= number && (above === null || block.number < above.number)) above = block;
  }
  if (below === null || above === null) return below ?? above;
  if (below.number === above.number) return below;
  const share = (number - below.number) / (above.number - below.number);
  return {
    longitude: below.longitude + share * (above.longitude - below.longitude),
    latitude: below.latitude + share * (above.latitude - below.latitude),
  };
}
