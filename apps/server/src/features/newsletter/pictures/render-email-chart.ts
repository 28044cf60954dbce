import { AQI_CATEGORIES } from '@townlight/domain/air';
import type { VisualCategory } from '@townlight/domain/subscriptions';
import { drawDayChart, drawMonthChart, drawRowChart } from '../../../images/index.ts';
import { MAX_SHOWN_CRIME_TYPES } from '../blocks/describe-crime-types.ts';
import { findNeighborRateStatus, formatAreaRate } from '../blocks/describe-neighbor-comparison.ts';
import type { AreaEditionFacts, NeighborFacts } from '../edition/area-edition-facts.ts';
import type { EmailMessages } from '../messages/index.ts';

/** Renders the chart of a category as SVG. Returns null if there are no figures. */
export function renderEmailChart(
  category: VisualCategory,
  facts: AreaEditionFacts,
  messages: EmailMessages,
): string | null {
  switch (category) {
    case 'crime-overview':
      return renderMonthChart(facts, messages, false);
    case 'trend':
      return renderMonthChart(facts, messages, true);
    case 'crime-types':
      return renderTypeChart(facts, messages);
    case 'compare':
      return renderRateChart(facts, messages);
    case 'air-month':
      return renderAirChart(facts, messages);
    default:
      return null;
  }
}

function renderMonthChart(
  { crime, name }: AreaEditionFacts,
  messages: EmailMessages,
  withYearBefore: boolean,
) {
  const last = crime?.months.at(-1);
  if (crime === null || last === undefined) return null;
  return drawMonthChart({
    title: `${name}: ${messages.text(withYearBefore ? 'trend.caption' : 'overview.caption')}`,
    columns: crime.months.map(({ month, count, complete, before }) => ({
      label: messages.monthName(month, 'short'),
      value: count,
      incomplete: !complete,
      before,
    })),
    lastValue: last.complete ? messages.number(last.count) : undefined,
    legend:
      withYearBefore && crime.months.some(({ before }) => before !== null)
        ? { now: messages.text('trend.now'), before: messages.text('trend.before') }
        : undefined,
  });
}

function renderTypeChart(
  { crime, name }: AreaEditionFacts,
  messages: EmailMessages,
): string | null {
  const rows = (crime?.types ?? [])
    .filter(({ count }) => count > 0)
    .slice(0, MAX_SHOWN_CRIME_TYPES);
  if (rows.length === 0) return null;
  return drawRowChart(
    `${name}: ${messages.text('types.caption')}`,
    rows.map((type) => ({
      name: messages.crime(type.name),
      value: type.count,
      text: messages.number(type.count),
      strong: type.change?.kind === 'clear',
    })),
  );
}

function renderRateChart(
  { crime, name, neighbors, period }: AreaEditionFacts,
  messages: EmailMessages,
): string | null {
  if (crime === null) return null;
  const all: readonly NeighborFacts[] = [crime, ...neighbors];
  const rated = all.filter((area) => findNeighborRateStatus(area) === 'rated');
  if (rated.length < 2) return null;
  return drawRowChart(
    `${name}: ${messages.text('compare.caption', { month: messages.month(period) })}`,
    rated.map((area) => ({
      name: area.name,
      value: area.count / (area.residents ?? 1),
      text: formatAreaRate(area, messages),
      strong: area === crime,
    })),
  );
}

function renderAirChart({ air, name }: AreaEditionFacts, messages: EmailMessages): string | null {
  if (air === null) return null;
  return drawDayChart(
    `${name}: ${messages.text('airMonth.caption')}`,
    air.days.map(({ day, aqi, category }) => ({
      day,
      value: aqi,
      band: category === null ? 0 : AQI_CATEGORIES.indexOf(category),
    })),
  );
}
