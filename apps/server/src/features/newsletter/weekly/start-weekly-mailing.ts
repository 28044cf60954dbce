import { findDueMailingWeek, formatIsoWeek } from '@townlight/domain/newsletter';
import type { Pool } from 'pg';
import { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { NotReady } from '../../../platform/http/errors.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import type { FactSources } from '../edition/collect-edition-facts.ts';
import { hasMailingBegun, insertMailing } from '../store/outbox.ts';
import { collectWeekFacts } from './collect-week-facts.ts';

export interface WeeklySources {
  readonly pool: Pool;
  /** Returns the current snapshot. @throws NotReady before the first one */
  figures(): FactSources;
  readonly timeZone: string;
  now(): Date;
}

/**
 * Begins the weekly emails on Monday morning, or later until Tuesday evening when a server runs, and triggers their
 * sending.
 */
export function weeklyJob(sources: WeeklySources, sendDue: Job<Record<string, never>>): Job {
  return {
    name: 'newsletter-weekly',
    payload: z.strictObject({}),
    timeoutSeconds: 120,
    schedule: { cron: '*/5 9-19 * * 1,2', timeZone: sources.timeZone, payload: {} },
    async handle(_, { log, send }) {
      const begun = await startWeeklyMailing(sources);
      if (begun === null) return;
      log.info(`newsletter: the mailing ${begun.id} is about ${begun.areas} neighborhoods`);
      await send(sendDue, {});
    },
  };
}

/**
 * Adds the email about the last week to the outbox. @returns null if it has begun before, is not due, or has no content
 */
export async function startWeeklyMailing({
  pool,
  figures,
  timeZone,
  now,
}: WeeklySources): Promise<{ id: string; areas: number } | null> {
  const due = findDueMailingWeek(now().getTime(), timeZone);
  if (due === null) return null;
  const id = `weekly ${formatIsoWeek(due.monday)}`;
  if (await hasMailingBegun(pool, id)) return null;
  let sources: FactSources;
  try {
    sources = figures();
  } catch (error) {
    if (error instanceof NotReady) return null;
    throw error;
  }
  const about = collectWeekFacts(sources, due.monday);
  if (about.areas.length === 0) return null;
  const { expiresAt } = due;
  const isFirst = await inTransaction(pool, (client) =>
    insertMailing(client, { id, kind: 'weekly', about, usefulUntil: expiresAt }),
  );
  return isFirst ? { id, areas: about.areas.length } : null;
}
