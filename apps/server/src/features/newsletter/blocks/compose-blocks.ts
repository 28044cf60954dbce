import type { VisualCategory } from '@townlight/domain/subscriptions';
import type { AreaEditionFacts } from '../edition/area-edition-facts.ts';
import type { EmailMessages } from '../messages/index.ts';
import type { Block } from './block.ts';
import { describeAirMonth } from './describe-air-month.ts';
import { describeComparison } from './describe-comparison.ts';
import { describeCrimeOverview } from './describe-crime-overview.ts';
import { describeCrimeTypes } from './describe-crime-types.ts';
import { describeTrend } from './describe-trend.ts';

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
