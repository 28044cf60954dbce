import { MIN_RESIDENTS_FOR_RATE } from '@townlight/domain/crime';
import { trackerPath } from '@townlight/domain/pages';
import { addMonths } from '@townlight/domain/time';
import type { AreaMonthFacts } from '../../crime/index.ts';
import type { AreaEditionFacts } from '../edition/area-edition-facts.ts';
import type { EmailMessages } from '../messages/email-messages.ts';
import type { Block, MarkedSentence } from './block.ts';

/** Describes the number of crimes in the month, compared with a year earlier. */
export function describeCrimeOverview(facts: AreaEditionFacts, messages: EmailMessages): Block {
  const { crime, period, name, id } = facts;
  const links = [{ label: messages.overview.link(name), path: trackerPath('neighborhood', id) }];
  if (crime === null) {
    const sentences = [messages.overview.notRecorded(messages.monthName(period))];
    return { category: 'crime-overview', title: name, sentences, notes: [], links };
  }
  const agencies =
    crime.agencies.length === 0
      ? []
      : [messages.overview.records(messages.list(crime.agencies.map(messages.name)))];
  return {
    category: 'crime-overview',
    title: name,
    sentences: [formatOverviewSentence(facts, messages), ...describeRank(facts, messages)],
    picture: { caption: messages.overview.caption, alt: monthsAlt(facts, messages) },
    notes: agencies,
    links,
  };
}

/** The figures of a month that the first sentence needs. */
export interface MonthOverview extends Pick<AreaEditionFacts, 'period'> {
  readonly crime: Pick<AreaMonthFacts, 'count' | 'change' | 'rulesChanged'> | null;
}

/** Formats the first sentence about a neighborhood; a shortened section contains only this. */
export function formatOverviewSentence(
  { crime, period }: MonthOverview,
  messages: EmailMessages,
): MarkedSentence {
  const month = messages.monthName(period);
  if (crime === null) return messages.overview.notRecorded(month);
  const { count, change } = crime;
  const figure = { count: messages.number(count), isOne: count === 1, isNone: count === 0 };
  if (change === null)
    return count === 0
      ? messages.overview.nothingYet(messages.month(period))
      : messages.overview.incomplete({ ...figure, month });
  return messages.overview.reported({
    ...figure,
    change: messages.change(change, {
      against: messages.month(addMonths(period, -12)),
      changeOver: crime.rulesChanged === null ? null : messages.month(crime.rulesChanged),
    }),
  });
}

/** Describes the rank, or why there is none. For an incomplete month the first sentence explains it. */
function describeRank(
  { crime, period }: AreaEditionFacts,
  messages: EmailMessages,
): MarkedSentence[] {
  if (crime === null || !crime.complete) return [];
  if (crime.standing === 'residents-unknown') return [messages.overview.residentsUnknown];
  if (crime.standing === 'outlier' && (crime.residents ?? 0) < MIN_RESIDENTS_FOR_RATE)
    return [messages.overview.outlier];
  if (crime.ranking === null) return [messages.overview.tooFew];
  return [
    messages.overview.rank({
      rank: messages.number(crime.ranking),
      ranked: messages.number(crime.rankedCount),
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
  if (first === undefined || last === undefined) return messages.overview.caption;
  const counts = completeMonths.map(({ count }) => count);
  const bars =
    counts.length === 0
      ? []
      : [
          messages.alt.months({
            from: messages.month(first.month),
            to: messages.month(last.month),
            lowest: messages.number(Math.min(...counts)),
            highest: messages.number(Math.max(...counts)),
            latest: last.complete ? messages.number(last.count) : messages.compare.incomplete,
          }),
        ];
  return [
    ...bars,
    ...(striped.length === 0
      ? []
      : [messages.alt.striped(messages.list(striped.map(({ month }) => messages.month(month))))]),
  ].join(' ');
}
