import {
  formatYearMonth,
  hourOfInstant,
  hourOfLocal,
  localHour,
  monthOfInstant,
  startOfHour,
} from '@townlight/domain/time';
import { z } from 'zod';
import type { Job } from '../../platform/jobs/job.ts';
import { readAutomatic, readEditions } from '../store/editions.ts';
import { draftEdition, type NewsDesk, scheduleEdition } from './news-desk.ts';

/** What became whole long ago is no news any more: the first load of an archive sends no letters. */
const NEWS_FOR_MONTHS = 3;
/** On the morning after: staff have a night to stop it. */
const HOUR_OF_DAY = 9;

export interface AutomaticOptions {
  readonly desk: NewsDesk;
  readonly timeZone: string;
  /** The figures are invented: nobody is written to about them. */
  readonly isSample: () => boolean;
  readonly now: () => Date;
}

/** Once an hour: where staff want it so, a month that has become whole makes and schedules its edition. */
export function automaticEditionsJob(options: AutomaticOptions): Job {
  return {
    name: 'newsletter-automatic',
    payload: z.strictObject({}),
    longestSeconds: 300,
    schedule: { cron: '20 * * * *', timeZone: options.timeZone, payload: {} },
    async handle(_, { log }) {
      const made = await makeDueEdition(options);
      if (made !== null) log.info(`newsletter: edition ${made} was drafted and scheduled`);
    },
  };
}

/** @returns the id of the edition that was made; null where there is nothing to make */
export async function makeDueEdition({
  desk,
  timeZone,
  isSample,
  now,
}: AutomaticOptions): Promise<string | null> {
  if (!(await readAutomatic(desk.pool)) || isSample()) return null;
  const newest = desk.newestMonth();
  const at = now().getTime();
  if (newest === null || monthOfInstant(at, timeZone) - newest > NEWS_FOR_MONTHS) return null;
  // a month that staff wrote about, or one before it, is theirs
  const editions = await readEditions(desk.pool);
  if (editions.some(({ period }) => period >= newest)) return null;
  const id = formatYearMonth(newest);
  await draftEdition(desk, id, 'automatic');
  await scheduleEdition(desk, id, nextMorning(at, timeZone), 'automatic');
  return id;
}

function nextMorning(instant: number, timeZone: string): Date {
  const tomorrow = localHour(hourOfInstant(instant + 24 * 3_600_000), timeZone);
  const morning = hourOfLocal({ ...tomorrow, hour: HOUR_OF_DAY }, timeZone);
  return new Date(morning === null ? instant + 24 * 3_600_000 : startOfHour(morning));
}
