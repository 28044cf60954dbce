import { LANGUAGES } from '@townlight/domain/language';
import type { VisualCategory } from '@townlight/domain/subscriptions';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Renderer } from '../../pictures/index.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Edition } from '../edition/edition.ts';
import { EDITIONS } from '../edition/news-desk.ts';
import { readEditions } from '../store/editions.ts';
import { readFacts } from '../store/facts.ts';
import type { LetterWordsOf } from '../words/index.ts';
import { drawLetterPicture } from './draw-letter-picture.ts';
import { LETTER_PICTURE } from './picture-address.ts';

/** Most emails are opened within this time. */
const OPENED_WITHIN_MS = 2 * 24 * 3_600_000;

export interface WarmPictures {
  readonly pool: Pool;
  readonly words: LetterWordsOf;
  readonly renderer: Pick<Renderer, 'render'>;
  readonly now: () => Date;
}

/**
 * Renders the charts of editions that are about to be sent or were just sent: some 2,700 for a county, 50 ms each,
 * which are requested within minutes. They are stored in the renderer's bounded cache. It also runs on a schedule,
 * because a restarted server has an empty cache.
 */
export function warmPicturesJob(of: WarmPictures): Job {
  const warm = new Set<string>();
  return {
    name: 'newsletter-pictures',
    payload: z.strictObject({}),
    longestSeconds: 600,
    schedule: { cron: '*/5 * * * *', timeZone: 'UTC', payload: {}, afterChangeOf: [EDITIONS] },
    async handle(_, { log, signal }) {
      for (const edition of await readEditions(of.pool)) {
        const { id, scheduledAt, versions } = edition;
        const key = JSON.stringify([id, scheduledAt, versions]);
        if (warm.has(key) || !isAskedForSoon(edition, of.now())) continue;
        const count = await warmEdition(of, edition, signal);
        warm.add(key);
        log.info(`newsletter: ${count} pictures of edition ${id} are ready`);
      }
    },
  };
}

function isAskedForSoon({ state, sentAt }: Edition, now: Date): boolean {
  if (state === 'sent') return sentAt !== null && now.getTime() - +sentAt < OPENED_WITHIN_MS;
  return state !== 'draft';
}

/** Renders one chart at a time, so that a concurrent request waits for at most one. */
async function warmEdition(
  { pool, words, renderer }: WarmPictures,
  { id, categories }: Edition,
  signal: AbortSignal,
): Promise<number> {
  let count = 0;
  for (const facts of await readFacts(pool, id))
    for (const category of categories)
      for (const language of LANGUAGES) {
        signal.throwIfAborted();
        const svg = drawLetterPicture(category as VisualCategory, facts, words[language]);
        if (svg === null) continue;
        await renderer.render(svg, LETTER_PICTURE.format, LETTER_PICTURE.scale);
        count += 1;
      }
  return count;
}
