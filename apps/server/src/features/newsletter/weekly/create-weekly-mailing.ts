import type { MailingKind } from '../delivery/mailing-kind.ts';
import type { EmailRenderContext } from '../email/index.ts';
import { composeWeeklyEmail } from './compose-weekly-email.ts';
import type { WeekFacts } from './week-facts.ts';

/**
 * Creates the mailing of weekly emails: it goes to their subscribers with a neighborhood for which there is content.
 */
export function createWeeklyMailing(emailContext: EmailRenderContext): MailingKind {
  return {
    wanting: 'weekly',
    among: ({ about }) => (about as WeekFacts).areas.map(({ id }) => id),
    async open({ about }) {
      const week = about as WeekFacts;
      const areas = new Map<string, WeekFacts['areas'][number]>(
        week.areas.map((area) => [area.id, area]),
      );
      return ({ language, neighborhoods }, links) => {
        const matched = neighborhoods.flatMap(({ id }) => areas.get(id) ?? []);
        return matched.length === 0
          ? null
          : composeWeeklyEmail({ ...week, areas: matched }, { language, links }, emailContext);
      };
    },
  };
}
