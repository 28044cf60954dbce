import type { VisualCategory } from '@townlight/domain/subscriptions';
import type { AreaEditionFacts } from '../edition/letter-facts.ts';
import type { EmailMessages } from '../words/letter-words.ts';
import { describeAirMonth } from './air-month.ts';
import type { Block } from './block.ts';
import { describeComparison } from './compare.ts';
import { describeCrimeOverview } from './crime-overview.ts';
import { describeCrimeTypes } from './crime-types.ts';
import { describeTrend } from './trend.ts';

/** The categories about a single neighborhood. The other categories appear once per email. */
const NEIGHBORHOOD_BLOCKS = {
  'crime-overview': describeCrimeOverview,
  'crime-types': describeCrimeTypes,
  trend: describeTrend,
  compare: describeComparison,
  'air-month': describeAirMonth,
} as const satisfies Partial<
  Record<VisualCategory, (facts: AreaEditionFacts, messages: EmailMessages) => Block | null>
>;

/** Returns the blocks of a neighborhood in the order of the categories, without those that have no content. */
export function composeBlocks(
  facts: AreaEditionFacts,
  messages: EmailMessages,
  categories: readonly string[],
): Block[] {
  return categories.flatMap((category) => {
    const make =
      category in NEIGHBORHOOD_BLOCKS
        ? NEIGHBORHOOD_BLOCKS[category as keyof typeof NEIGHBORHOOD_BLOCKS]
        : undefined;
    return make?.(facts, messages) ?? [];
  });
}
