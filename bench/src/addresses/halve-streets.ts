import type { RealBlock } from './real-blocks.ts';

/**
 * Splits the blocks of each street by number: every second one, and the rest. Of several places of a block, the first
 * is used.
 */
export function halveStreets(blocks: readonly RealBlock[]): {
  loaded: RealBlock[];
  omitted: RealBlock[];
} {
  const streets = new Map<string, Map<number, RealBlock>>();
  for (const block of blocks) {
    const street = streets.get(block.street) ?? new Map<number, RealBlock>();
    if (!street.has(block.number)) street.set(block.number, block);
    streets.set(block.street, street);
  }
  const loaded: RealBlock[] = [];
  const omitted: RealBlock[] = [];
  for (const street of streets.values()) {
    const sorted = [...street.values()].sort((a, b) => a.number - b.number);
    for (const [at, block] of sorted.entries()) (at % 2 === 0 ? loaded : omitted).push(block);
  }
  return { loaded, omitted };
}
