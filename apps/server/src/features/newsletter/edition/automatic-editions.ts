import {
  findLocalHour,
  formatYearMonth,
  hourOfInstant,
  monthOfInstant,
  startOfHour,
  toLocalHour,
} from '@townlight/domain/time';
import { z } from 'zod';
import type { Job } from '../../../platform/jobs/job.ts';
import { readAutomaticSetting, readEditions } from '../store/editions.ts';
import { draftEdition, type EditionContext, scheduleEdition } from './edition-workflow.ts';

/** Older months are not news: the first load of an archive sends no emails. */
const MAX_NEWS_AGE_MONTHS = 3;
/** The hour of the next morning, so that staff have a night to stop it. */
const HOUR_OF_DAY = 9;

export interface AutomaticEditionsOptions {
  readonly context: EditionContext;
  readonly timeZone: string;
  /** Whether the site shows sample data, about which no emails are sent. */
  readonly isSample: () => boolean;
  readonly now: () => Date;
}

/** Once an hour: if staff have enabled it, drafts and schedules the edition of a month that has become complete. */
export function automaticEditionsJob(options: AutomaticEditionsOptions): Job {
  return {
    name: 'newsletter-automatic',
    payload: z.strictObject({}),
    timeoutSeconds: 300,
    schedule: { cron: '20 * * * *', timeZone: options.timeZone, payload: {} },
    async handle(_, { log }) {
      const editionId = await scheduleDueEdition(options);
      if (editionId !== null)
        log.info(`newsletter: edition ${editionId} was drafted and scheduled`);
    },
  };
}

/** @returns the id of the new edition, or null if none is due */
export async function scheduleDueEdition({
  context,
  timeZone,
  isSample,
  now,
}: AutomaticEditionsOptions): Promise<string | null> {
  if (!(await readAutomaticSetting(context.pool)) || isSample()) return null;
  const newest = context.newestMonth();
  const at = now().getTime();
  if (newest === null || monthOfInstant(at, timeZone) - newest > MAX_NEWS_AGE_MONTHS) return null;
  // Staff have written an edition for this month or a later one.
  const editions = await readEditions(context.pool);
  if (editions.some(({ period }) => period >= newest)) return null;
  const id = formatYearMonth(newest);
  await draftEdition(context, id, 'automatic');
  await scheduleEdition(context, id, nextMorning(at, timeZone), 'automatic');
  return id;
}

function nextMorning(instant: number, timeZone: string): Date {
  const tomorrow = toLocalHour(hourOfInstant(instant + 24 * 3_600_000), timeZone);
  const morning = findLocalHour({ ...tomorrow, hour: HOUR_OF_DAY }, timeZone);
  return new Date(morning === null ? instant + 24 * 3_600_000 : startOfHour(morning));
}
