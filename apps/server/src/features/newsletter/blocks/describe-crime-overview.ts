import { MIN_RESIDENTS_FOR_RATE } from '@townlight/domain/crime';
import { trackerPath } from '@townlight/domain/pages';
import { addMonths } from '@townlight/domain/time';
import type { AreaMonthFacts } from '../../crime/index.ts';
import type { AreaEditionFacts } from '../edition/area-edition-facts.ts';
import type { EmailMessages } from '../messages/index.ts';
import type { EmailBlock, MarkedSentence } from './block.ts';
import { formatCountChange } from './format-count-change.ts';

/** Describes the number of crimes in the month, compared with a year earlier. */
export function describeCrimeOverview(
  facts: AreaEditionFacts,
  messages: EmailMessages,
): EmailBlock {
  const { crime, period, name, id } = facts;
  const { text } = messages;
  const links = [{ label: text('overview.link', { name }), path: trackerPath('neighborhood', id) }];
  if (crime === null) {
    const sentences = [text('overview.notRecorded', { month: messages.monthName(period) })];
    return { category: 'crime-overview', title: name, sentences, notes: [], links };
  }
  const agencies =
    crime.agencies.length === 0
      ? []
      : [text('overview.records', { agencies: messages.list(crime.agencies.map(messages.name)) })];
  return {
    category: 'crime-overview',
    title: name,
    sentences: [formatOverviewSentence(facts, messages), ...describeRank(facts, messages)],
    picture: { caption: text('overview.caption'), alt: monthsAlt(facts, messages) },
    notes: agencies,
    links,
  };
}

/** The figures of a month that the first sentence needs. */
export interface MonthOverview extends Pick<AreaEditionFacts, 'period'> {
  readonly crime:
    | (Pick<AreaMonthFacts, 'count' | 'change' | 'rulesChanged'> &
        Partial<Pick<AreaMonthFacts, 'longer'>>)
    | null;
}

/** Formats the first sentence about a neighborhood; a shortened section contains only this. */
export function formatOverviewSentence(
  { crime, period }: MonthOverview,
  messages: EmailMessages,
): MarkedSentence {
  const { text } = messages;
  const month = messages.monthName(period);
  if (crime === null) return text('overview.notRecorded', { month });
  const { count, change, rulesChanged } = crime;
  if (change === null)
    return count === 0
      ? text('overview.nothingYet', { month: messages.month(period) })
      : text('overview.incomplete', { count, month });
  const compared = {
    against: messages.month(addMonths(period, -12)),
    changeOver: rulesChanged === null ? null : messages.month(rulesChanged),
  };
  const ofMonth = { count, change: formatCountChange(change, compared, messages) };
  // Figures stored by earlier versions have no longer period.
  const longer = crime.longer ?? null;
  if (longer === null) return text('overview.reported', ofMonth);
  const against = text('overview.yearEarlier');
  return text('overview.longer', {
    ...ofMonth,
    month,
    months: longer.months,
    all: longer.count,
    allChange: formatCountChange(longer.change, { ...compared, against }, messages),
  });
}

/** Describes the rank, or why there is none. For an incomplete month the first sentence explains it. */
function describeRank(
  { crime, period }: AreaEditionFacts,
  messages: EmailMessages,
): MarkedSentence[] {
  if (crime === null || !crime.complete) return [];
  if (crime.standing === 'residents-unknown') return [messages.text('overview.residentsUnknown')];
  if (crime.standing === 'outlier' && (crime.residents ?? 0) < MIN_RESIDENTS_FOR_RATE)
    return [messages.text('overview.outlier')];
  if (crime.ranking === null) return [messages.text('overview.tooFew')];
  return [
    messages.text('overview.rank', {
      rank: crime.ranking,
      ranked: crime.rankedCount,
      month: messages.monthName(period),
    }),
  ];
}

/** Returns the text alternative of the bar chart. */
function monthsAlt({ crime }: AreaEditionFacts, messages: EmailMessages): string {
  const months = crime?.months ?? [];
  const completeMonths = months.filter(({ complete }) => complete);
  const striped = months.filter(({ complete }) => !complete);
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return messages.text('overview.caption');
  const counts = completeMonths.map(({ count }) => count);
  const bars =
    counts.length === 0
      ? []
      : [
          messages.text('alt.months', {
            from: messages.month(first.month),
            to: messages.month(last.month),
            lowest: Math.min(...counts),
            highest: Math.max(...counts),
            latest: last.complete
              ? messages.number(last.count)
              : messages.text('compare.incomplete'),
          }),
        ];
  return [
    ...bars,
    ...(striped.length === 0
      ? []
      : [
          messages.text('alt.striped', {
            months: messages.list(striped.map(({ month }) => messages.month(month))),
          }),
        ]),
  ].join(' ');
}
