import { compareManyRates, MIN_RESIDENTS_FOR_RATE } from '@townlight/domain/crime';
import { pagePath } from '@townlight/domain/pages';
import type { AreaEditionFacts, NeighborFacts } from '../edition/area-edition-facts.ts';
import type { EmailMessages } from '../messages/index.ts';
import type { EmailBlock, MarkedSentence } from './block.ts';

/** Why a neighborhood has no rate, or `rated`. */
export type NeighborRateStatus = 'rated' | 'incomplete' | 'tooFew' | 'noRate';

/** Returns why a neighborhood has no rate, or `rated`. */
export function findNeighborRateStatus({
  complete,
  residents,
  reliability,
}: NeighborFacts): NeighborRateStatus {
  if (!complete) return 'incomplete';
  if ((residents ?? 0) < MIN_RESIDENTS_FOR_RATE) return 'noRate';
  return reliability === 'too-few' ? 'tooFew' : 'rated';
}

/** Describes the adjacent neighborhoods: counts, rates, and which differences are statistically significant. */
export function describeNeighborComparison(
  { crime, neighbors, period }: AreaEditionFacts,
  messages: EmailMessages,
): EmailBlock | null {
  if (crime === null || neighbors.length === 0) return null;
  const { text } = messages;
  const month = messages.month(period);
  const all: readonly NeighborFacts[] = [crime, ...neighbors];
  const rated = all.filter((area) => findNeighborRateStatus(area) === 'rated');
  const reasons = (['incomplete', 'tooFew', 'noRate'] as const).filter((reason) =>
    all.some((area) => findNeighborRateStatus(area) === reason),
  );
  return {
    category: 'compare',
    title: text('titles.compare', { month: messages.monthName(period) }),
    sentences: differences(crime, neighbors, messages),
    // A chart needs at least two bars.
    ...(rated.length > 1 && {
      picture: {
        caption: text('compare.caption', { month }),
        alt: text('alt.rates', {
          month,
          items: messages.list(
            rated.map((area) => `${area.name} ${formatAreaRate(area, messages)}`),
          ),
        }),
      },
    }),
    table: {
      head: [text('compare.head.name'), text('compare.head.reports'), text('compare.head.rate')],
      rows: all.map((area) => ({
        cells: [area.name, formatCount(area, messages), formatAreaRate(area, messages)],
        isHighlighted: area === crime,
      })),
    },
    notes: reasons.map((reason) => text(`compare.notes.${reason}`)),
    links: [
      {
        label: text('compare.link'),
        path: pagePath({ kind: 'compare', areas: all.slice(0, 4).map(({ slug }) => slug) }),
      },
    ],
  };
}

/** Shows a dash for an incomplete month without records, which is not a count of zero. */
function formatCount({ count, complete }: NeighborFacts, messages: EmailMessages): string {
  return !complete && count === 0 ? '–' : messages.number(count);
}

export function formatAreaRate(area: NeighborFacts, messages: EmailMessages): string {
  const rated = findNeighborRateStatus(area);
  return rated === 'rated'
    ? messages.rate(area.count / (area.residents ?? 1))
    : messages.text(`compare.${rated}`);
}

function differences(
  subject: NeighborFacts,
  neighbors: readonly NeighborFacts[],
  messages: EmailMessages,
): MarkedSentence[] {
  if (findNeighborRateStatus(subject) !== 'rated')
    return [messages.text('compare.subjectUnrated', { name: subject.name })];
  const counted = (area: NeighborFacts) => ({ count: area.count, residents: area.residents ?? 1 });
  const rated = neighbors.filter((area) => findNeighborRateStatus(area) === 'rated');
  const compared = compareManyRates(counted(subject), rated.map(counted));
  return (['higher', 'lower', 'unclear'] as const).flatMap((how) => {
    const names = rated.filter((_, at) => compared[at] === how).map(({ name }) => name);
    return names.length === 0
      ? []
      : [messages.text(`compare.${how}`, { names: messages.list(names), name: subject.name })];
  });
}
