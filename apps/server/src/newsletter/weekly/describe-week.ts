import { isFarFromStations } from '@townlight/domain/air';
import { pagePath, trackerPath } from '@townlight/domain/pages';
import { parseDay } from '@townlight/domain/time';
import type { AreaWeekAir, WeekDayAir } from '../../air/index.ts';
import type { Block, Sentence } from '../blocks/block.ts';
import { overviewSentence } from '../blocks/crime-overview.ts';
import type { LetterWords } from '../words/index.ts';
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
  { words, hasCrime, isShort }: { words: LetterWords; hasCrime: boolean; isShort: boolean },
): DescribedWeek {
  const blocks = [
    describeAir(area, words, isShort),
    ...(hasCrime || area.crime.length > 0 ? [describeCrime(area, words)] : []),
  ];
  return {
    name: area.name,
    blocks: isShort ? [inOneBlock(blocks, area, words)] : blocks,
    notes: [
      ...airNotes(area.air, words),
      ...area.crime
        .filter(({ crime, provisional }) => provisional && crime !== null)
        .map(({ period }) => words.alerts.crime.provisional(words.month(period))),
    ],
  };
}

function inOneBlock(
  blocks: readonly Block[],
  { id, name }: AreaWeek,
  { letter }: LetterWords,
): Block {
  return {
    category: 'crime-overview',
    title: '',
    sentences: blocks.flatMap(({ sentences }) => sentences),
    notes: blocks.flatMap(({ notes }) => notes),
    links: [{ label: letter.openPage(name), path: trackerPath('neighborhood', id) }],
  };
}

/** Returns noon UTC of a day written as `2026-11-16`. */
export function noonOf(day: string): Date {
  return new Date(((parseDay(day) ?? 0) + 0.5) * DAY_MS);
}

function describeAir(
  { name, center: [longitude, latitude], air }: AreaWeek,
  words: LetterWords,
  isShort: boolean,
): Block {
  const own = words.weekly.air;
  const block = {
    category: 'air-month',
    title: own.title,
    links: [
      {
        label: words.airMonth.link(name),
        path: pagePath({ kind: 'air', place: { label: name, longitude, latitude } }),
      },
    ],
  } as const;
  if (air === null) return { ...block, sentences: [own.none], notes: [] };
  const listed = air.days.map((day) => listDay(day, words));
  return {
    ...block,
    sentences: [worstSentence(air, words), ...(isShort ? [`${words.list(listed)}.`] : [])],
    ...(!isShort && {
      table: { head: own.head, rows: air.days.map((day) => tableRow(day, words)) },
    }),
    notes: [
      own.estimated({
        miles: Math.round(air.nearestKm / KM_PER_MILE),
        isFar: isFarFromStations(air.nearestKm),
      }),
    ],
  };
}

function worstSentence({ days }: AreaWeekAir, { weekly, air, number }: LetterWords): Sentence {
  const known = days.flatMap(({ day, index }) => (index === null ? [] : [{ day, ...index }]));
  const [first] = known;
  if (first === undefined) return weekly.air.noFigure;
  const worst = known.reduce((a, b) => (b.aqi > a.aqi ? b : a), first);
  return weekly.air.worst({
    days: known.filter(({ aqi }) => aqi === worst.aqi).map(({ day }) => weekly.day(noonOf(day))),
    aqi: number(worst.aqi),
    category: air[worst.category],
    ofDays: known.length === days.length ? null : known.length,
  });
}

function tableRow({ day, index, ...rest }: WeekDayAir, words: LetterWords) {
  const figures =
    index === null
      ? ['–', missingText(rest, words)]
      : [words.number(index.aqi), words.air[index.category]];
  return { cells: [words.weekly.rowName(noonOf(day)), ...figures], own: false };
}

function listDay({ day, index, ...rest }: WeekDayAir, words: LetterWords): string {
  const name = words.weekly.rowName(noonOf(day));
  if (index === null) return `${name}: ${missingText(rest, words).toLocaleLowerCase(words.locale)}`;
  return words.weekly.air.listed({
    day: name,
    aqi: words.number(index.aqi),
    category: words.air[index.category],
  });
}

function missingText(
  { missing, unhealthyHour }: Pick<WeekDayAir, 'missing' | 'unhealthyHour'>,
  { weekly, air, number }: LetterWords,
): string {
  const why = weekly.air.missing[missing ?? 'no-readings'];
  if (unhealthyHour === null) return why;
  const { aqi, category } = unhealthyHour;
  return weekly.air.unhealthyHour({ missing: why, aqi: number(aqi), category: air[category] });
}

function airNotes(air: AreaWeekAir | null, { weekly }: LetterWords): string[] {
  const own = weekly.air;
  const has = (missing: WeekDayAir['missing']) => air?.days.some((day) => day.missing === missing);
  return [
    ...(has('too-few') ? [own.tooFewNote] : []),
    ...(has('doubtful') ? [own.doubtfulNote] : []),
    ...(air?.isProvisional ? [own.provisional] : []),
  ];
}

function describeCrime({ id, name, crime }: AreaWeek, words: LetterWords): Block {
  const own = words.weekly.crime;
  const sentences = crime.map((month) => crimeSentence(month, words));
  return {
    category: 'crime-overview',
    title: own.title,
    sentences: sentences.length === 0 ? [own.nothingNew] : sentences,
    notes: [],
    links:
      crime.length === 0
        ? []
        : [{ label: words.overview.link(name), path: trackerPath('neighborhood', id) }],
  };
}

function crimeSentence(month: WeekCrime, words: LetterWords): Sentence {
  const lead = words.weekly.crime.lead[month.what](words.month(month.period));
  return month.crime === null ? lead : `${lead} ${overviewSentence(month, words)}`;
}
