import { AQI_CATEGORIES } from '@townlight/domain/air';
import { pagePath } from '@townlight/domain/pages';
import type { AreaEditionFacts } from '../edition/area-edition-facts.ts';
import type { EmailMessages } from '../messages/index.ts';
import type { EmailBlock } from './block.ts';

const KM_PER_MILE = 1.609344;

/** Describes the air of the month, day by day. */
export function describeAirMonth(
  { air, name, center, period }: AreaEditionFacts,
  messages: EmailMessages,
): EmailBlock {
  const { text } = messages;
  const month = messages.monthName(period);
  const [longitude, latitude] = center;
  const block = {
    category: 'air-month',
    title: text('titles.air', { month }),
    links: [
      {
        label: text('airMonth.link', { name }),
        path: pagePath({ kind: 'air', place: { label: name, longitude, latitude } }),
      },
    ],
  } as const;
  if (air === null)
    return { ...block, sentences: [text('airMonth.notRecorded', { month })], notes: [] };
  const known = air.days.flatMap(({ day, aqi, category }) =>
    aqi === null || category === null ? [] : [{ day, aqi, category }],
  );
  const counts = AQI_CATEGORIES.flatMap((category) => {
    const days = known.filter((day) => day.category === category).length;
    return days === 0 ? [] : [text('airMonth.count', { days, category: messages.air[category] })];
  });
  const worst = known.reduce((a, b) => (b.aqi > a.aqi ? b : a));
  const missing = air.days.length - known.length;
  const { pm25, aqi, category } = air.mean;
  return {
    ...block,
    sentences: [
      text('airMonth.days', { counts: messages.list(counts), month }),
      // The worst day is omitted if it was good.
      ...(worst.category === 'good'
        ? []
        : [
            text('airMonth.worst', {
              day: text('airMonth.day', { day: worst.day, month }),
              aqi: worst.aqi,
              category: messages.air[worst.category],
            }),
          ]),
      text('airMonth.mean', { pm25, aqi, category: messages.air[category] }),
    ],
    picture: {
      caption: text('airMonth.caption'),
      alt: text('alt.airDays', {
        lowest: Math.min(...known.map((day) => day.aqi)),
        highest: worst.aqi,
      }),
    },
    notes: [
      ...(missing === 0 ? [] : [text('airMonth.missing', { days: missing })]),
      text('airMonth.estimated', { miles: Math.round(air.nearestKm / KM_PER_MILE) }),
    ],
  };
}
