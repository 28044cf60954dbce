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

/** Older months are not news: the first load of an archive sends no emails. */
const NEWS_FOR_MONTHS = 3;
/** The hour of the next morning, so that staff have a night to stop it. */
const HOUR_OF_DAY = 9;

export interface AutomaticOptions {
  readonly desk: NewsDesk;
  readonly timeZone: string;
  /** Whether the site shows sample data, about which no emails are sent. */
  readonly isSample: () => boolean;
  readonly now: () => Date;
}

/** Once an hour: if staff have enabled it, drafts and schedules the edition of a month that has become complete. */
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

/** @returns the id of the new edition, or null if none is due */
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
  // Staff have written an edition for this month or a later one.
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
