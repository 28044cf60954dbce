import { AQI_CATEGORY_LABELS } from '@townlight/domain/air';
import type { CountChange } from '@townlight/domain/crime';
import { createLocaleFormatter } from '@townlight/domain/language';
import { ENGLISH_ALERT_MESSAGES } from './alert-messages.ts';
import type { CountyClock, EmailMessages } from './email-messages.ts';
import { ENGLISH_WEEKLY_MESSAGES } from './weekly-messages.ts';

const FIGURES = createLocaleFormatter('en-US');

const crimes = ({ count, isOne, isNone }: { count: string; isOne: boolean; isNone: boolean }) =>
  isNone ? 'No crimes' : isOne ? '1 crime' : `${count} crimes`;

function change(
  of: CountChange,
  { against, changeOver }: { against: string; changeOver: string | null },
): string {
  if (of.kind === 'not-comparable')
    return of.because === 'incomplete'
      ? `not compared with ${against} because those records are incomplete`
      : `not compared with ${against} because the counting rules changed${changeOver === null ? '' : ` in ${changeOver}`}`;
  const before = FIGURES.number(of.before);
  if (of.kind === 'no-clear-change') return `<b>no clear change</b> from ${against} (${before})`;
  if (of.change === null) return `<b>up</b> from ${against}, when there were none`;
  return `<b>${of.direction} ${FIGURES.percent(Math.abs(of.change))}</b> from ${against} (${before})`;
}

export function createEnglishMessages(clock: CountyClock): EmailMessages {
  return {
    ...FIGURES,
    ...clock,
    language: 'en',
    name: (name) => name,
    crime: (name) => name,
    air: AQI_CATEGORY_LABELS.en,
    email: {
      subject: ({ names, month }) => `${names} in ${month}`,
      preview: ({ name, sentence }) => `${name}: ${sentence}`,
      heading: ({ neighborhoods, month }) =>
        neighborhoods === 1 ? `Your neighborhood in ${month}` : `Your neighborhoods in ${month}`,
      description: ({ name, month }) =>
        `Townlight’s newsletter about ${name} in ${month}: reported crime, earlier months, the neighborhoods next door, and the air.`,
      sample: 'Sample data: these figures are invented.',
      why: (names) =>
        `You get this newsletter because you signed up for ${names}. It comes once a month.`,
      unsubscribe: 'Unsubscribe',
      manage: 'Choose neighborhoods',
      otherLanguage: 'Leer en español',
      web: 'Read on the web',
      method: 'How this is counted',
      subscribe: 'Get this by email',
      home: 'Townlight',
      shortened: 'To keep this email short, the rest is on the web.',
      several: (neighborhoods) => `Your ${neighborhoods} neighborhoods`,
      openPage: (name) => `Open ${name}’s page`,
      edition: 'Newsletter',
    },
    titles: {
      types: 'What changed',
      trend: 'The last 12 months',
      compare: (month) => `Next door in ${month}`,
      air: (month) => `The air in ${month}`,
      news: 'About these figures',
      note: 'From the newsroom',
    },
    change,
    alerts: ENGLISH_ALERT_MESSAGES,
    weekly: ENGLISH_WEEKLY_MESSAGES,
    overview: {
      reported: (given) =>
        `${crimes(given)} ${given.isOne ? 'was' : 'were'} reported${given.change === null ? '' : `, ${given.change}`}.`,
      incomplete: (given) =>
        `${given.isOne ? '1 crime is' : `${given.count} crimes are`} on record so far, but <b>the records are incomplete</b>: some police departments have not yet supplied theirs for ${given.month}. That is why there is no comparison and no rank.`,
      nothingYet: (month) =>
        `<b>No records for ${month}</b>: not all police departments have supplied theirs yet. That does not mean zero crimes.`,
      tooFew: 'That is too few for a rate or a rank.',
      outlier: 'Too few people live here for a rate or a rank.',
      residentsUnknown:
        'We do not know how many people live here, so there is no rate and no rank.',
      notRecorded: (month) => `No police records for ${month} have come in yet.`,
      rank: ({ rank, ranked, month }) =>
        `Its crime rate in ${month} ranks ${rank} of ${ranked} neighborhoods (1 = highest rate).`,
      caption: 'Crimes reported by month',
      records: (agencies) => `Source: ${agencies}.`,
      link: (name) => `See every crime type in ${name}`,
    },
    types: {
      topType: ({ crime, count }) => `Most reported: ${crime}, ${count}.`,
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
        `We give no 12-month total: the records for ${months} are incomplete.`,
      earlier: 'the 12 months before',
      caption: 'Crimes by month, and a year earlier',
      rulesChanged: ({ month, agencies }) =>
        `${agencies === '' ? 'The counting rules changed' : `${agencies}: the counting rules changed`} in ${month}. Since then, every offense in an incident counts, so earlier months cannot be compared.`,
      legend: { now: 'These 12 months', before: 'A year earlier' },
    },
    compare: {
      higher: ({ names, name }) => `Clearly higher rates than ${name}: ${names}.`,
      lower: ({ names, name }) => `Clearly lower rates than ${name}: ${names}.`,
      unclear: ({ names, name }) => `No clear difference from ${name}: ${names}.`,
      subjectUnrated: (name) =>
        `${name} has no rate this month, so it is not compared with its neighbors.`,
      link: 'See them side by side, month by month',
      head: ['Neighborhood', 'Reports', 'Per 100,000'],
      incomplete: 'incomplete',
      tooFew: 'too few',
      noRate: 'no rate',
      notes: {
        incomplete: 'Incomplete: some police departments have not yet supplied their records.',
        tooFew: 'Too few: we give no rate for fewer than 10 reports.',
        noRate: 'No rate: fewer than 1,000 residents, or the number is not known.',
      },
      caption: (month) => `Reports per 100,000 residents, ${month}`,
    },
    airMonth: {
      days: ({ counts, month }) => `In ${month}, the air was ${counts}.`,
      count: ({ days, category }) =>
        days === 1 ? `<b>${category}</b> on one day` : `<b>${category}</b> on ${days} days`,
      worst: ({ day, aqi, category }) =>
        `The worst day was ${day}, with an index of ${aqi} (${category}).`,
      mean: ({ pm25, aqi, category }) =>
        `Fine particles averaged ${pm25} µg/m³, an index of ${aqi} (${category}).`,
      missing: (days) =>
        days === 1
          ? 'One day had too few readings and is left blank.'
          : `${days} days had too few readings and are left blank.`,
      notRecorded: (month) => `There are no air readings here for ${month}.`,
      estimated: (miles) =>
        `Estimated from nearby stations; the nearest is ${miles === 0 ? 'less than a mile' : miles === 1 ? 'about a mile' : `about ${FIGURES.number(miles)} miles`} away.`,
      caption: 'Air quality index by day, PM2.5',
      link: (name) => `The air in ${name} now`,
      day: (day, month) => `${month} ${day}`,
    },
    news: {
      through: (month) => `Crime data through ${month}.`,
      provisional: (month) =>
        `The figures for ${month} are provisional: reports are still coming in, and our pages will show them.`,
      released: (day) => `We last updated these records on ${day}.`,
      none: (month) => `We have no police records for ${month} yet.`,
      link: 'Where the figures come from',
    },
    alt: {
      months: ({ from, to, lowest, highest, latest }) =>
        `Bar chart of crimes by month, ${from} to ${to}: from ${lowest} to ${highest}, with ${latest} in the last month.`,
      striped: (months) => `Striped because records are incomplete: ${months}.`,
      types: (items) => `Bar chart of the most reported crime types: ${items}.`,
      trend: ({ now, before }) =>
        before === null
          ? `${now}.`
          : `${now}. A dashed line shows the same months a year earlier: ${before}.`,
      rates: ({ items, month }) =>
        `Bar chart of reports per 100,000 residents in ${month}: ${items}.`,
      airDays: ({ lowest, highest }) =>
        `Bar chart of the air quality index by day: from ${lowest} to ${highest}.`,
      nameAndFigure: (name, figure) => `${name} ${figure}`,
      mark: 'Townlight',
    },
  };
}
