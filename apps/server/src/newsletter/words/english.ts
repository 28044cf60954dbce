import type { CountChange } from '@townlight/domain/crime';
import { figuresOf } from '@townlight/domain/language';
import { ENGLISH_ALERTS } from './alert-words.ts';
import type { CountyClock, LetterWords } from './letter-words.ts';

const FIGURES = figuresOf('en-US');

const crimes = ({ count, isOne, isNone }: { count: string; isOne: boolean; isNone: boolean }) =>
  isNone ? 'No crimes' : isOne ? '1 crime' : `${count} crimes`;

function change(
  of: CountChange,
  { against, changeOver }: { against: string; changeOver: string | null },
): string {
  if (of.kind === 'not-comparable')
    return of.because === 'incomplete'
      ? `not compared with ${against}, whose records are incomplete`
      : `not compared with ${against}: the counting rules changed${changeOver === null ? '' : ` in ${changeOver}`}`;
  const before = FIGURES.number(of.before);
  if (of.kind === 'no-clear-change') return `<b>no clear change</b> from ${against} (${before})`;
  if (of.change === null) return `<b>up</b> from ${against}, when there were none`;
  return `<b>${of.direction} ${FIGURES.percent(Math.abs(of.change))}</b> from ${against} (${before})`;
}

export function englishLetter(clock: CountyClock): LetterWords {
  return {
    ...FIGURES,
    ...clock,
    language: 'en',
    name: (name) => name,
    crime: (name) => name,
    air: {
      good: 'good',
      moderate: 'moderate',
      usg: 'unhealthy for sensitive groups',
      unhealthy: 'unhealthy',
      veryunhealthy: 'very unhealthy',
      hazardous: 'hazardous',
    },
    letter: {
      subject: ({ names, month }) => `${names} in ${month}`,
      preview: ({ name, sentence }) => `${name}: ${sentence}`,
      heading: ({ neighborhoods, month }) =>
        neighborhoods === 1 ? `Your neighborhood in ${month}` : `Your neighborhoods in ${month}`,
      description: ({ name, month }) =>
        `The Townlight letter on ${name} in ${month}: reported crime, the months before, the neighborhoods next door, and the air.`,
      sample: 'Sample data: these figures are invented.',
      why: (names) => `You get this because you asked for ${names}. One letter a month.`,
      unsubscribe: 'Unsubscribe',
      manage: 'Choose neighborhoods',
      otherLanguage: 'Leer en español',
      web: 'Read on the web',
      method: 'How this is counted',
      subscribe: 'Get this letter by email',
      home: 'Townlight',
      shortened: 'To keep this letter short, the rest is on the web.',
      several: (neighborhoods) => `Your ${neighborhoods} neighborhoods`,
      openPage: (name) => `Open ${name}’s page`,
      edition: 'Newsletter',
    },
    titles: {
      types: 'What moved',
      trend: 'The last 12 months',
      compare: 'Next door',
      air: (month) => `The air in ${month}`,
      news: 'About these figures',
      note: 'From the newsroom',
    },
    change,
    alerts: ENGLISH_ALERTS,
    overview: {
      reported: (given) =>
        `${crimes(given)} ${given.isOne ? 'was' : 'were'} reported${given.change === null ? '' : `, ${given.change}`}.`,
      incomplete: (given) =>
        `${given.isOne ? '1 crime is' : `${given.count} crimes are`} on record so far, and <b>the records are incomplete</b>: not all police departments have supplied theirs for ${given.month}. So there is no comparison and no rank.`,
      nothingYet: (month) =>
        `<b>The records are incomplete</b>: not all police departments have supplied theirs for ${month}, and there is nothing on record yet. That is not a count of zero.`,
      tooFew: 'That is too few to give a rate or a rank.',
      outlier: 'Too few people live here for a rate or a rank.',
      residentsUnknown:
        'We do not know how many people live here, so there is no rate and no rank.',
      notRecorded: (month) => `No police records for ${month} have come in yet.`,
      rank: ({ rank, ranked }) =>
        `By crime rate it ranks ${rank} of ${ranked} neighborhoods; 1 is the highest rate.`,
      caption: 'Crimes reported by month',
      records: (agencies) => `Records of ${agencies}.`,
      link: (name) => `See every crime type in ${name}`,
    },
    types: {
      most: ({ crime, count }) => `Most reported: ${crime}, ${count}.`,
      moved: ({ crime, count, change: how }) => `<b>${crime}: ${count}</b>, ${how}.`,
      restUnclear: 'No other crime type changed by more than the usual ups and downs.',
      allUnclear: 'No crime type changed by more than the usual ups and downs.',
      none: 'No reports.',
      notCompared: 'Crime types are not compared with a year ago.',
      incomplete: (month) =>
        `The records for ${month} are incomplete, so crime types are not compared with a year ago.`,
      caption: 'Most reported crime types',
    },
    trend: {
      year: ({ count, month, change: how }) =>
        `${count === '1' ? '1 crime was' : `${count} crimes were`} reported in the 12 months through ${month}, ${how}.`,
      incomplete: ({ months }) =>
        `The 12 months are not added up: the records for ${months} are incomplete.`,
      earlier: 'the 12 months before',
      caption: 'Crimes by month, and a year earlier',
      rulesChanged: ({ month, agencies }) =>
        `${agencies === '' ? 'The counting rules changed' : `${agencies}: the counting rules changed`} in ${month}. Since then every offense in an incident counts, and earlier months are not comparable.`,
      legend: { now: 'These 12 months', before: 'A year earlier' },
    },
    compare: {
      higher: ({ names, own }) => `Rates clearly higher than in ${own}: ${names}.`,
      lower: ({ names, own }) => `Rates clearly lower than in ${own}: ${names}.`,
      unclear: ({ names, own }) => `No clear difference from the rate in ${own}: ${names}.`,
      ownUnrated: (name) =>
        `${name} has no rate this month, so it is not compared with its neighbors.`,
      link: 'See them side by side, month by month',
      head: ['Neighborhood', 'Reports', 'Per 100,000'],
      incomplete: 'incomplete',
      tooFew: 'too few',
      noRate: 'no rate',
      notes: {
        incomplete: 'Incomplete: not all police departments have supplied their records.',
        tooFew: 'Too few: with fewer than 10 reports, no rate is given.',
        noRate: 'No rate: fewer than 1,000 residents, or residents unknown.',
      },
      caption: 'Reports per 100,000 residents',
    },
    airMonth: {
      days: ({ parts, month }) => `In ${month}, ${parts}.`,
      count: ({ days, category }) =>
        days === 1 ? `one was <b>${category}</b>` : `${days} were <b>${category}</b>`,
      worst: ({ day, aqi, category }) =>
        `The worst day was ${day}, with an index of ${aqi} (${category}).`,
      mean: ({ pm25, aqi, category }) =>
        `On average there were ${pm25} µg/m³ of fine particles, an index of ${aqi} (${category}).`,
      missing: (days) =>
        days === 1
          ? 'One day has too few readings and is left empty.'
          : `${days} days have too few readings and are left empty.`,
      notRecorded: (month) => `There are no air readings for ${month} here.`,
      estimated: (km) =>
        km === '0'
          ? 'Estimated from nearby stations; the nearest is less than a kilometer away.'
          : `Estimated from nearby stations; the nearest is ${km} km away.`,
      caption: 'Air quality index by day, PM2.5',
      link: (name) => `The air in ${name} now`,
      day: (day, month) => `${month} ${day}`,
    },
    news: {
      through: (month) => `Crime data through ${month}.`,
      provisional: (month) =>
        `The figures for ${month} are provisional: reports are still being added, and the pages will show them.`,
      released: (day) => `The records were last published here on ${day}.`,
      none: (month) => `No police records for ${month} have been published here yet.`,
      link: 'Where the figures come from',
    },
    alt: {
      months: ({ from, to, lowest, highest, latest }) =>
        `Bars of crimes by month, ${from} to ${to}: between ${lowest} and ${highest}; the last month ${latest}.`,
      striped: (months) => `Striped, because records are incomplete: ${months}.`,
      types: (parts) => `Bars of the most reported crime types: ${parts}.`,
      trend: ({ now, before }) =>
        before === null
          ? `${now}.`
          : `${now}. A dashed line shows the same months a year earlier: ${before}.`,
      rates: (parts) => `Bars of reports per 100,000 residents: ${parts}.`,
      airDays: ({ lowest, highest }) =>
        `Bars of the air quality index by day: between ${lowest} and ${highest}.`,
      nameAndFigure: (name, figure) => `${name} ${figure}`,
      mark: 'Townlight',
    },
  };
}
