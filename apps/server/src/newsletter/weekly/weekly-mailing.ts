import type { MailingKind } from '../delivery/mailing-kind.ts';
import type { PrintShop } from '../letter/index.ts';
import { composeWeekly } from './compose-weekly.ts';
import type { WeekFacts } from './week-facts.ts';

/**
 * Creates the mailing of weekly emails: it goes to their subscribers with a neighborhood for which there is content.
 */
export function weeklyMailing(shop: PrintShop): MailingKind {
  return {
    wanting: 'weekly',
    among: ({ about }) => (about as WeekFacts).areas.map(({ id }) => id),
    async open({ about }) {
      const week = about as WeekFacts;
      const areas = new Map<string, WeekFacts['areas'][number]>(
        week.areas.map((area) => [area.id, area]),
      );
      return ({ language, neighborhoods }, links) => {
        const own = neighborhoods.flatMap(({ id }) => areas.get(id) ?? []);
        return own.length === 0
          ? null
          : composeWeekly({ ...week, areas: own }, { language, links }, shop);
      };
    },
  };
}
