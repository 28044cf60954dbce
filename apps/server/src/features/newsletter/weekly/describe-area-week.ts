import { isFarFromStations } from '@townlight/domain/air';
import { pagePath, trackerPath } from '@townlight/domain/pages';
import { parseDay } from '@townlight/domain/time';
import { capitalize } from '../../../platform/i18n/county-terms.ts';
import type { AreaWeekAir, WeekDayAir } from '../../air/index.ts';
import type { EmailBlock, MarkedSentence } from '../blocks/block.ts';
import { formatOverviewSentence } from '../blocks/describe-crime-overview.ts';
import type { EmailMessages } from '../messages/index.ts';
import type { AreaWeekFacts, WeekCrimeFacts } from './week-facts.ts';

const KM_PER_MILE = 1.609344;
const DAY_MS = 86_400_000;

/** The content of a weekly email about one neighborhood, before it is rendered. */
export interface DescribedWeek {
  readonly name: string;
  /** A block without a title appears directly below the name. */
  readonly blocks: readonly EmailBlock[];
  /** Notes that several neighborhoods may share, which appear once at the end. */
  readonly notes: readonly string[];
}

/** @param isShort for emails about many neighborhoods: one block, with the days in a sentence instead of a table */
export function describeAreaWeek(
  area: AreaWeekFacts,
  { messages, hasCrime, isShort }: { messages: EmailMessages; hasCrime: boolean; isShort: boolean },
): DescribedWeek {
  const blocks = [
    describeAir(area, messages, isShort),
    ...(hasCrime || area.crime.length > 0 ? [describeCrime(area, messages)] : []),
  ];
  return {
    name: area.name,
    blocks: isShort ? [inOneBlock(blocks, area, messages)] : blocks,
    notes: [
      ...airNotes(area.air, messages),
      ...area.crime
        .filter(({ crime, provisional }) => provisional && crime !== null)
        .map(({ period }) =>
          messages.text('alerts.crime.provisional', { month: messages.month(period) }),
        ),
    ],
  };
}

function inOneBlock(
  blocks: readonly EmailBlock[],
  { id, name }: AreaWeekFacts,
  { text }: EmailMessages,
): EmailBlock {
  return {
    category: 'crime-overview',
    title: '',
    sentences: blocks.flatMap(({ sentences }) => sentences),
    notes: blocks.flatMap(({ notes }) => notes),
    links: [{ label: text('email.openPage', { name }), path: trackerPath('neighborhood', id) }],
  };
}

/** Returns noon UTC of a day written as `2026-11-16`. */
export function noonUtc(day: string): Date {
  return new Date(((parseDay(day) ?? 0) + 0.5) * DAY_MS);
}

function describeAir(
  { name, center: [longitude, latitude], air }: AreaWeekFacts,
  messages: EmailMessages,
  isShort: boolean,
): EmailBlock {
  const { text } = messages;
  const block = {
    category: 'air-month',
    title: text('weekly.air.title'),
    links: [
      {
        label: text('airMonth.link', { name }),
        path: pagePath({ kind: 'air', place: { label: name, longitude, latitude } }),
      },
    ],
  } as const;
  if (air === null) return { ...block, sentences: [text('weekly.air.none')], notes: [] };
  const listed = air.days.map((day) => listDay(day, messages));
  return {
    ...block,
    sentences: [worstSentence(air, messages), ...(isShort ? [`${messages.list(listed)}.`] : [])],
    ...(!isShort && {
      table: {
        head: [
          text('weekly.air.head.day'),
          text('weekly.air.head.index'),
          text('weekly.air.head.category'),
        ],
        rows: air.days.map((day) => tableRow(day, messages)),
      },
    }),
    notes: [
      text('weekly.air.estimated', {
        miles: Math.round(air.nearestKm / KM_PER_MILE),
        isFar: isFarFromStations(air.nearestKm),
      }),
    ],
  };
}

function worstSentence({ days }: AreaWeekAir, { text, list, air }: EmailMessages): MarkedSentence {
  const known = days.flatMap(({ day, index }) => (index === null ? [] : [{ day, ...index }]));
  const [first] = known;
  if (first === undefined) return text('weekly.air.noFigure');
  const worst = known.reduce((a, b) => (b.aqi > a.aqi ? b : a), first);
  const worstDays = known.filter(({ aqi }) => aqi === worst.aqi);
  return text('weekly.air.worst', {
    count: worstDays.length,
    days: list(worstDays.map(({ day }) => text('weekly.day', { day: noonUtc(day) }))),
    aqi: worst.aqi,
    category: air[worst.category],
    ofDays: known.length === days.length ? null : known.length,
  });
}

function tableRow({ day, index, ...rest }: WeekDayAir, messages: EmailMessages) {
  const figures =
    index === null
      ? ['–', missingText(rest, messages)]
      : [messages.number(index.aqi), messages.air[index.category]];
  return { cells: [formatRowName(day, messages), ...figures], isHighlighted: false };
}

/** Formats `Tuesday 17`. */
function formatRowName(day: string, { locale }: EmailMessages): string {
  const noon = noonUtc(day);
  const weekday = noon.toLocaleDateString(locale, { timeZone: 'UTC', weekday: 'long' });
  return `${capitalize(weekday)} ${noon.getUTCDate()}`;
}

function listDay({ day, index, ...rest }: WeekDayAir, messages: EmailMessages): string {
  const name = formatRowName(day, messages);
  if (index === null)
    return `${name}: ${missingText(rest, messages).toLocaleLowerCase(messages.locale)}`;
  return messages.text('weekly.air.listed', {
    day: name,
    aqi: index.aqi,
    category: messages.air[index.category],
  });
}

function missingText(
  { missing, unhealthyHour }: Pick<WeekDayAir, 'missing' | 'unhealthyHour'>,
  { text, air }: EmailMessages,
): string {
  const why = text(`weekly.air.missing.${missing ?? 'no-readings'}`);
  if (unhealthyHour === null) return why;
  const { aqi, category } = unhealthyHour;
  return text('weekly.air.unhealthyHour', { missing: why, aqi, category: air[category] });
}

function airNotes(air: AreaWeekAir | null, { text }: EmailMessages): string[] {
  const has = (missing: WeekDayAir['missing']) => air?.days.some((day) => day.missing === missing);
  return [
    ...(has('too-few') ? [text('weekly.air.tooFewNote')] : []),
    ...(has('doubtful') ? [text('weekly.air.doubtfulNote')] : []),
    ...(air?.isProvisional ? [text('weekly.air.provisional')] : []),
  ];
}

function describeCrime({ id, name, crime }: AreaWeekFacts, messages: EmailMessages): EmailBlock {
  const { text } = messages;
  const sentences = crime.map((month) => crimeSentence(month, messages));
  return {
    category: 'crime-overview',
    title: text('weekly.crime.title'),
    sentences: sentences.length === 0 ? [text('weekly.crime.nothingNew')] : sentences,
    notes: [],
    links:
      crime.length === 0
        ? []
        : [{ label: text('overview.link', { name }), path: trackerPath('neighborhood', id) }],
  };
}

function crimeSentence(month: WeekCrimeFacts, messages: EmailMessages): MarkedSentence {
  const lead = messages.text(`weekly.crime.lead.${month.what}`, {
    month: messages.month(month.period),
  });
  return month.crime === null ? lead : `${lead} ${formatOverviewSentence(month, messages)}`;
}
