import { TREND_MONTHS } from '@townlight/domain/crime';
import type { AreaEditionFacts } from '../edition/area-edition-facts.ts';
import type { EmailMessages } from '../messages/index.ts';
import type { EmailBlock } from './block.ts';
import { formatCountChange } from './format-count-change.ts';

/** Describes the 12 months up to this one, compared with the 12 before. */
export function describeYearTrend(
  { crime, period }: AreaEditionFacts,
  messages: EmailMessages,
): EmailBlock | null {
  if (crime === null) return null;
  const { text } = messages;
  const { months, year, rulesChanged, rulesChangedBy } = crime;
  const changeOver = rulesChanged === null ? null : messages.month(rulesChanged);
  // Figures stored by earlier versions do not contain the agencies.
  const agencies = (rulesChangedBy ?? []).map(messages.name);
  const missing = months.filter(({ complete }) => !complete);
  // A new dataset may have fewer than 12 months.
  if (months.length < TREND_MONTHS && missing.length === 0) return null;
  const sentence =
    year === null
      ? text('trend.incomplete', {
          months: messages.list(missing.map(({ month }) => messages.month(month))),
        })
      : text('trend.year', {
          count: year.count,
          month: messages.month(period),
          change: formatCountChange(
            year.change,
            { against: text('trend.earlier'), changeOver },
            messages,
          ),
        });
  const before = months.flatMap((month) => month.before ?? []);
  return {
    category: 'trend',
    title: text('titles.trend'),
    sentences: [sentence],
    picture: {
      caption: text('trend.caption'),
      alt: text('alt.trend', {
        now: messages.list(
          months.map(({ month, count, complete }) => {
            const figure = complete ? messages.number(count) : text('compare.incomplete');
            return `${messages.monthName(month, 'short')} ${figure}`;
          }),
        ),
        before: before.length === 0 ? null : messages.list(before.map(messages.number)),
      }),
    },
    notes:
      changeOver === null
        ? []
        : [
            text('trend.rulesChanged', {
              month: changeOver,
              agencies: agencies.length === 0 ? null : messages.list(agencies),
            }),
          ],
  };
}
