import type { VisualCategory } from '@townlight/domain/subscriptions';
import type { AreaEditionFacts } from '../edition/area-edition-facts.ts';
import type { EmailMessages } from '../messages/index.ts';
import type { EmailBlock } from './block.ts';
import { describeAirMonth } from './describe-air-month.ts';
import { describeCrimeOverview } from './describe-crime-overview.ts';
import { describeCrimeTypes } from './describe-crime-types.ts';
import { describeNeighborComparison } from './describe-neighbor-comparison.ts';
import { describeYearTrend } from './describe-year-trend.ts';

/** The categories about a single neighborhood. The other categories appear once per email. */
const NEIGHBORHOOD_BLOCKS = {
  'crime-overview': describeCrimeOverview,
  'crime-types': describeCrimeTypes,
  trend: describeYearTrend,
  compare: describeNeighborComparison,
  'air-month': describeAirMonth,
} as const satisfies Partial<
  Record<VisualCategory, (facts: AreaEditionFacts, messages: EmailMessages) => EmailBlock | null>
>;

/** Returns the blocks of a neighborhood in the order of the categories, without those that have no content. */
export function composeEmailBlocks(
  facts: AreaEditionFacts,
  messages: EmailMessages,
  categories: readonly string[],
): EmailBlock[] {
  return categories.flatMap((category) => {
    const make =
      category in NEIGHBORHOOD_BLOCKS
        ? NEIGHBORHOOD_BLOCKS[category as keyof typeof NEIGHBORHOOD_BLOCKS]
        : undefined;
    return make?.(facts, messages) ?? [];
  });
}
