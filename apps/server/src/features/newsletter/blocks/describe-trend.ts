import { TREND_MONTHS } from '@townlight/domain/crime';
import type { AreaEditionFacts } from '../edition/area-edition-facts.ts';
import type { EmailMessages } from '../messages/email-messages.ts';
import type { Block } from './block.ts';

/** Describes the 12 months up to this one, compared with the 12 before. */
export function describeTrend(
  { crime, period }: AreaEditionFacts,
  messages: EmailMessages,
): Block | null {
  if (crime === null) return null;
  const { months, year, rulesChanged, rulesChangedBy } = crime;
  const changeOver = rulesChanged === null ? null : messages.month(rulesChanged);
  // Figures stored by earlier versions do not contain the agencies.
  const agencies = (rulesChangedBy ?? []).map(messages.name);
  const missing = months.filter(({ complete }) => !complete);
  // A new dataset may have fewer than 12 months.
  if (months.length < TREND_MONTHS && missing.length === 0) return null;
  const sentence =
    year === null
      ? messages.trend.incomplete({
          months: messages.list(missing.map(({ month }) => messages.month(month))),
        })
      : messages.trend.year({
          count: messages.number(year.count),
          month: messages.month(period),
          change: messages.change(year.change, { against: messages.trend.earlier, changeOver }),
        });
  const before = months.flatMap((month) => month.before ?? []);
  return {
    category: 'trend',
    title: messages.titles.trend,
    sentences: [sentence],
    picture: {
      caption: messages.trend.caption,
      alt: messages.alt.trend({
        now: messages.list(
          months.map(({ month, count, complete }) =>
            messages.alt.nameAndFigure(
              messages.monthName(month, 'short'),
              complete ? messages.number(count) : messages.compare.incomplete,
            ),
          ),
        ),
        before: before.length === 0 ? null : messages.list(before.map(messages.number)),
      }),
    },
    notes:
      changeOver === null
        ? []
        : [messages.trend.rulesChanged({ month: changeOver, agencies: messages.list(agencies) })],
  };
}
