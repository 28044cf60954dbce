import { AQI_CATEGORIES } from '@townlight/domain/air';
import { pagePath } from '@townlight/domain/pages';
import type { AreaEditionFacts } from '../edition/area-edition-facts.ts';
import type { EmailMessages } from '../messages/email-messages.ts';
import type { Block } from './block.ts';

const KM_PER_MILE = 1.609344;

/** Describes the air of the month, day by day. */
export function describeAirMonth(
  { air, name, center, period }: AreaEditionFacts,
  messages: EmailMessages,
): Block {
  const month = messages.monthName(period);
  const [longitude, latitude] = center;
  const block = {
    category: 'air-month',
    title: messages.titles.air(month),
    links: [
      {
        label: messages.airMonth.link(name),
        path: pagePath({ kind: 'air', place: { label: name, longitude, latitude } }),
      },
    ],
  } as const;
  if (air === null)
    return { ...block, sentences: [messages.airMonth.notRecorded(month)], notes: [] };
  const known = air.days.flatMap(({ day, aqi, category }) =>
    aqi === null || category === null ? [] : [{ day, aqi, category }],
  );
  const counts = AQI_CATEGORIES.flatMap((category) => {
    const days = known.filter((day) => day.category === category).length;
    return days === 0 ? [] : [messages.airMonth.count({ days, category: messages.air[category] })];
  });
  const worst = known.reduce((a, b) => (b.aqi > a.aqi ? b : a));
  const missing = air.days.length - known.length;
  const { pm25, aqi, category } = air.mean;
  return {
    ...block,
    sentences: [
      messages.airMonth.days({ counts: messages.list(counts), month }),
      // The worst day is omitted if it was good.
      ...(worst.category === 'good'
        ? []
        : [
            messages.airMonth.worst({
              day: messages.airMonth.day(worst.day, month),
              aqi: messages.number(worst.aqi),
              category: messages.air[worst.category],
            }),
          ]),
      messages.airMonth.mean({
        pm25: messages.number(pm25),
        aqi: messages.number(aqi),
        category: messages.air[category],
      }),
    ],
    picture: {
      caption: messages.airMonth.caption,
      alt: messages.alt.airDays({
        lowest: messages.number(Math.min(...known.map((day) => day.aqi))),
        highest: messages.number(worst.aqi),
      }),
    },
    notes: [
      ...(missing === 0 ? [] : [messages.airMonth.missing(missing)]),
      messages.airMonth.estimated(Math.round(air.nearestKm / KM_PER_MILE)),
    ],
  };
}
