import type { VisualCategory } from '@townlight/domain/subscriptions';
import type { LetterFacts } from '../edition/letter-facts.ts';
import type { LetterWords } from '../words/letter-words.ts';
import { airMonth } from './air-month.ts';
import type { Block } from './block.ts';
import { compare } from './compare.ts';
import { crimeOverview } from './crime-overview.ts';
import { crimeTypes } from './crime-types.ts';
import { trend } from './trend.ts';

/** The categories about a single neighborhood. The other categories appear once per email. */
const OF_A_NEIGHBORHOOD = {
  'crime-overview': crimeOverview,
  'crime-types': crimeTypes,
  trend,
  compare,
  'air-month': airMonth,
} as const satisfies Partial<
  Record<VisualCategory, (facts: LetterFacts, words: LetterWords) => Block | null>
>;

/** Returns the blocks of a neighborhood in the order of the categories, without those that have no content. */
export function blocksOf(
  facts: LetterFacts,
  words: LetterWords,
  categories: readonly string[],
): Block[] {
  return categories.flatMap((category) => {
    const make =
      category in OF_A_NEIGHBORHOOD
        ? OF_A_NEIGHBORHOOD[category as keyof typeof OF_A_NEIGHBORHOOD]
        : undefined;
    return make?.(facts, words) ?? [];
  });
}
