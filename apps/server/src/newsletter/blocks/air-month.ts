import { AQI_CATEGORIES } from '@townlight/domain/air';
import { pagePath } from '@townlight/domain/pages';
import type { LetterFacts } from '../edition/letter-facts.ts';
import type { LetterWords } from '../words/letter-words.ts';
import type { Block } from './block.ts';

const KM_PER_MILE = 1.609344;

/** Describes the air of the month, day by day. */
export function airMonth({ air, name, center, period }: LetterFacts, words: LetterWords): Block {
  const month = words.monthName(period);
  const [longitude, latitude] = center;
  const block = {
    category: 'air-month',
    title: words.titles.air(month),
    links: [
      {
        label: words.airMonth.link(name),
        path: pagePath({ kind: 'air', place: { label: name, longitude, latitude } }),
      },
    ],
  } as const;
  if (air === null) return { ...block, sentences: [words.airMonth.notRecorded(month)], notes: [] };
  const known = air.days.flatMap(({ day, aqi, category }) =>
    aqi === null || category === null ? [] : [{ day, aqi, category }],
  );
  const parts = AQI_CATEGORIES.flatMap((category) => {
    const days = known.filter((day) => day.category === category).length;
    return days === 0 ? [] : [words.airMonth.count({ days, category: words.air[category] })];
  });
  const worst = known.reduce((a, b) => (b.aqi > a.aqi ? b : a));
  const missing = air.days.length - known.length;
  const { pm25, aqi, category } = air.mean;
  return {
    ...block,
    sentences: [
      words.airMonth.days({ parts: words.list(parts), month }),
      // The worst day is omitted if it was good.
      ...(worst.category === 'good'
        ? []
        : [
            words.airMonth.worst({
              day: words.airMonth.day(worst.day, month),
              aqi: words.number(worst.aqi),
              category: words.air[worst.category],
            }),
          ]),
      words.airMonth.mean({
        pm25: words.number(pm25),
        aqi: words.number(aqi),
        category: words.air[category],
      }),
    ],
    picture: {
      caption: words.airMonth.caption,
      alt: words.alt.airDays({
        lowest: words.number(Math.min(...known.map((day) => day.aqi))),
        highest: words.number(worst.aqi),
      }),
    },
    notes: [
      ...(missing === 0 ? [] : [words.airMonth.missing(missing)]),
      words.airMonth.estimated(Math.round(air.nearestKm / KM_PER_MILE)),
    ],
  };
}
