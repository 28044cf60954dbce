import { hourOfInstant, toLocalHour } from '@townlight/domain/time';
import type { Pool } from 'pg';
import { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { NotReady } from '../../../platform/http/errors.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import type { AirSnapshot } from '../../air/index.ts';
import type { CrimeSnapshot } from '../../crime/index.ts';
import type { PlacesSnapshot } from '../../places/index.ts';
import { upsertAlert } from '../store/alerts.ts';
import type { DetectedAlert } from './alert.ts';
import { detectCrimeChangeAlert } from './detect-crime-change-alert.ts';
import { detectUnhealthyAirAlert } from './detect-unhealthy-air-alert.ts';

/** Crime alerts are sent during the day only; air alerts at any hour. */
const MORNING = 9;
const EVENING = 20;

export interface AlertSources {
  readonly pool: Pool;
  /** Returns the current snapshot. @throws NotReady before the first one */
  figures(): { crime: CrimeSnapshot; air: AirSnapshot; places: PlacesSnapshot };
  readonly timeZone: string;
  now(): Date;
}

/** Begins due alerts after each change of the air data and every five minutes, and triggers their sending. */
export function alertsJob(sources: AlertSources, sendDue: Job<Record<string, never>>): Job {
  return {
    name: 'newsletter-alerts',
    payload: z.strictObject({}),
    timeoutSeconds: 120,
    schedule: { cron: '*/5 * * * *', timeZone: 'UTC', payload: {}, afterChangeOf: ['air'] },
    async handle(_, { log, send }) {
      const begun = await startAlertMailings(sources);
      for (const { id, areas } of begun)
        log.info(`newsletter: the alert ${id} is about ${areas} neighborhoods`);
      if (begun.length > 0) await send(sendDue, {});
    },
  };
}

/** Adds alerts, and new neighborhoods of existing ones, to the outbox. @returns the alerts that changed */
export async function startAlertMailings({
  pool,
  figures,
  timeZone,
  now,
}: AlertSources): Promise<{ id: string; areas: number }[]> {
  const at = now();
  const { hour } = toLocalHour(hourOfInstant(at.getTime()), timeZone);
  let found: (DetectedAlert | null)[];
  try {
    const snapshots = figures();
    found = [
      hour >= MORNING && hour < EVENING
        ? detectCrimeChangeAlert(snapshots.crime, { at, timeZone })
        : null,
      detectUnhealthyAirAlert(snapshots, { at, timeZone }),
    ];
  } catch (error) {
    if (error instanceof NotReady) return [];
    throw error;
  }
  const begun: { id: string; areas: number }[] = [];
  for (const alert of found) {
    if (alert === null) continue;
    const areas = await inTransaction(pool, (client) => upsertAlert(client, alert));
    if (areas > 0) begun.push({ id: alert.id, areas });
  }
  return begun;
}
