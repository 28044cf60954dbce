import { isFarFromStations } from '@townlight/domain/air';
import { pagePath, trackerPath } from '@townlight/domain/pages';
import { parseDay } from '@townlight/domain/time';
import type { AreaWeekAir, WeekDayAir } from '../../air/index.ts';
import type { Block, MarkedSentence } from '../blocks/block.ts';
import { formatOverviewSentence } from '../blocks/describe-crime-overview.ts';
import type { EmailMessages } from '../messages/index.ts';
import type { AreaWeek, WeekCrime } from './week-facts.ts';

const KM_PER_MILE = 1.609344;
const DAY_MS = 86_400_000;

/** The content of a weekly email about one neighborhood, before it is rendered. */
export interface DescribedWeek {
  readonly name: string;
  /** A block without a title appears directly below the name. */
  readonly blocks: readonly Block[];
  /** Notes that several neighborhoods may share, which appear once at the end. */
  readonly notes: readonly string[];
}

/** @param isShort for emails about many neighborhoods: one block, with the days in a sentence instead of a table */
export function describeWeek(
  area: AreaWeek,
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
        .map(({ period }) => messages.alerts.crime.provisional(messages.month(period))),
    ],
  };
}

function inOneBlock(
  blocks: readonly Block[],
  { id, name }: AreaWeek,
  { email }: EmailMessages,
): Block {
  return {
    category: 'crime-overview',
    title: '',
    sentences: blocks.flatMap(({ sentences }) => sentences),
    notes: blocks.flatMap(({ notes }) => notes),
    links: [{ label: email.openPage(name), path: trackerPath('neighborhood', id) }],
  };
}

/** Returns noon UTC of a day written as `2026-11-16`. */
export function noonUtc(day: string): Date {
  return new Date(((parseDay(day) ?? 0) + 0.5) * DAY_MS);
}

function describeAir(
  { name, center: [longitude, latitude], air }: AreaWeek,
  messages: EmailMessages,
  isShort: boolean,
): Block {
  const airMessages = messages.weekly.air;
  const block = {
    category: 'air-month',
    title: airMessages.title,
    links: [
      {
        label: messages.airMonth.link(name),
        path: pagePath({ kind: 'air', place: { label: name, longitude, latitude } }),
      },
    ],
  } as const;
  if (air === null) return { ...block, sentences: [airMessages.none], notes: [] };
  const listed = air.days.map((day) => listDay(day, messages));
  return {
    ...block,
    sentences: [worstSentence(air, messages), ...(isShort ? [`${messages.list(listed)}.`] : [])],
    ...(!isShort && {
      table: { head: airMessages.head, rows: air.days.map((day) => tableRow(day, messages)) },
    }),
    notes: [
      airMessages.estimated({
        miles: Math.round(air.nearestKm / KM_PER_MILE),
        isFar: isFarFromStations(air.nearestKm),
      }),
    ],
  };
}

function worstSentence(
  { days }: AreaWeekAir,
  { weekly, air, number }: EmailMessages,
): MarkedSentence {
  const known = days.flatMap(({ day, index }) => (index === null ? [] : [{ day, ...index }]));
  const [first] = known;
  if (first === undefined) return weekly.air.noFigure;
  const worst = known.reduce((a, b) => (b.aqi > a.aqi ? b : a), first);
  return weekly.air.worst({
    days: known.filter(({ aqi }) => aqi === worst.aqi).map(({ day }) => weekly.day(noonUtc(day))),
    aqi: number(worst.aqi),
    category: air[worst.category],
    ofDays: known.length === days.length ? null : known.length,
  });
}

function tableRow({ day, index, ...rest }: WeekDayAir, messages: EmailMessages) {
  const figures =
    index === null
      ? ['–', missingText(rest, messages)]
      : [messages.number(index.aqi), messages.air[index.category]];
  return { cells: [messages.weekly.rowName(noonUtc(day)), ...figures], isHighlighted: false };
}

function listDay({ day, index, ...rest }: WeekDayAir, messages: EmailMessages): string {
  const name = messages.weekly.rowName(noonUtc(day));
  if (index === null)
    return `${name}: ${missingText(rest, messages).toLocaleLowerCase(messages.locale)}`;
  return messages.weekly.air.listed({
    day: name,
    aqi: messages.number(index.aqi),
    category: messages.air[index.category],
  });
}

function missingText(
  { missing, unhealthyHour }: Pick<WeekDayAir, 'missing' | 'unhealthyHour'>,
  { weekly, air, number }: EmailMessages,
): string {
  const why = weekly.air.missing[missing ?? 'no-readings'];
  if (unhealthyHour === null) return why;
  const { aqi, category } = unhealthyHour;
  return weekly.air.unhealthyHour({ missing: why, aqi: number(aqi), category: air[category] });
}

function airNotes(air: AreaWeekAir | null, { weekly }: EmailMessages): string[] {
  const airMessages = weekly.air;
  const has = (missing: WeekDayAir['missing']) => air?.days.some((day) => day.missing === missing);
  return [
    ...(has('too-few') ? [airMessages.tooFewNote] : []),
    ...(has('doubtful') ? [airMessages.doubtfulNote] : []),
    ...(air?.isProvisional ? [airMessages.provisional] : []),
  ];
}

function describeCrime({ id, name, crime }: AreaWeek, messages: EmailMessages): Block {
  const crimeMessages = messages.weekly.crime;
  const sentences = crime.map((month) => crimeSentence(month, messages));
  return {
    category: 'crime-overview',
    title: crimeMessages.title,
    sentences: sentences.length === 0 ? [crimeMessages.nothingNew] : sentences,
    notes: [],
    links:
      crime.length === 0
        ? []
        : [{ label: messages.overview.link(name), path: trackerPath('neighborhood', id) }],
  };
}

function crimeSentence(month: WeekCrime, messages: EmailMessages): MarkedSentence {
  const lead = messages.weekly.crime.lead[month.what](messages.month(month.period));
  return month.crime === null ? lead : `${lead} ${formatOverviewSentence(month, messages)}`;
}
