import type { VisualCategory } from '@townlight/domain/subscriptions';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { ImageRenderer } from '../../../images/index.ts';
import { getSiteLanguages } from '../../../platform/i18n/site-languages.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import type { Edition } from '../edition/edition.ts';
import { NEWSLETTER_FEATURE_NAME } from '../edition/edition-workflow.ts';
import type { EmailMessagesByLanguage } from '../messages/index.ts';
import { readEditions } from '../store/editions.ts';
import { readEditionFacts } from '../store/facts.ts';
import { EMAIL_CHART_FORMAT } from './email-chart-path.ts';
import { renderEmailChart } from './render-email-chart.ts';

/** Most emails are opened within this time. */
const OPENED_WITHIN_MS = 2 * 24 * 3_600_000;

export interface WarmPicturesOptions {
  readonly pool: Pool;
  readonly messages: EmailMessagesByLanguage;
  readonly renderer: Pick<ImageRenderer, 'render'>;
  readonly now: () => Date;
}

/**
 * Renders the charts of editions that are about to be sent or were just sent: some 2,700 for a county, 50 ms each,
 * which are requested within minutes. They are stored in the renderer's bounded cache. It also runs on a schedule,
 * because a restarted server has an empty cache.
 */
export function renderChartsAheadJob(of: WarmPicturesOptions): Job {
  const warm = new Set<string>();
  return {
    name: 'newsletter-pictures',
    payload: z.strictObject({}),
    timeoutSeconds: 600,
    schedule: {
      cron: '*/5 * * * *',
      timeZone: 'UTC',
      payload: {},
      afterChangeOf: [NEWSLETTER_FEATURE_NAME],
    },
    async handle(_, { log, signal }) {
      for (const edition of await readEditions(of.pool)) {
        const { id, scheduledAt, versions } = edition;
        const key = JSON.stringify([id, scheduledAt, versions]);
        if (warm.has(key) || !isOpenedSoon(edition, of.now())) continue;
        const count = await warmEdition(of, edition, signal);
        warm.add(key);
        log.info(`newsletter: ${count} images of edition ${id} are ready`);
      }
    },
  };
}

function isOpenedSoon({ state, sentAt }: Edition, now: Date): boolean {
  if (state === 'sent') return sentAt !== null && now.getTime() - +sentAt < OPENED_WITHIN_MS;
  return state !== 'draft';
}

/** Renders one chart at a time, so that a concurrent request waits for at most one. */
async function warmEdition(
  { pool, messages, renderer }: WarmPicturesOptions,
  { id, categories }: Edition,
  signal: AbortSignal,
): Promise<number> {
  let count = 0;
  for (const facts of await readEditionFacts(pool, id))
    for (const category of categories)
      for (const language of getSiteLanguages()) {
        signal.throwIfAborted();
        const svg = renderEmailChart(category as VisualCategory, facts, messages[language]);
        if (svg === null) continue;
        await renderer.render(svg, EMAIL_CHART_FORMAT.format, EMAIL_CHART_FORMAT.scale);
        count += 1;
      }
  return count;
}
