import { remember } from '@townlight/domain/news';
import { z } from 'zod';
import { inTransaction } from '../platform/database/transaction.ts';
import { bumpVersion } from '../platform/database/version.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { PartServer } from '../platform/parts/part.ts';
import { deriveEntries } from './facts/list-entries.ts';
import type { NewsSnapshot } from './snapshot/news-snapshot.ts';
import { forgetTold, rememberTold } from './store.ts';

const LONGEST_SECONDS = 60;

/** Creates the job that stores the published figures of entries each minute, so that later changes can be reported. */
export function keepTold({
  own,
  pool,
  markChanged,
}: Pick<PartServer<NewsSnapshot>, 'own' | 'pool' | 'markChanged'>): Job {
  return {
    name: 'news-told',
    payload: z.strictObject({}),
    longestSeconds: LONGEST_SECONDS,
    onePerKey: true,
    schedule: { cron: '* * * * *', timeZone: 'UTC', payload: {} },
    async handle(_, { log }) {
      const changes = whatToRemember(own(), new Date());
      if (changes.length === 0) return;
      await inTransaction(pool, async (client) => {
        for (const [id, told] of changes)
          if (told === 'forget') await forgetTold(client, id);
          else await rememberTold(client, id, told);
        await bumpVersion(client, 'news');
      });
      markChanged();
      log.info(`news: ${changes.length} entries are new or changed`);
    },
  };
}

function whatToRemember(news: NewsSnapshot, at: Date) {
  const derived = deriveEntries(news.data, news);
  const ids = new Set([...derived.keys(), ...news.data.told.keys()]);
  return [...ids].flatMap((id) => {
    const told = remember(news.data.told.get(id), derived.get(id) ?? null, at);
    return told === 'as-it-is' ? [] : [[id, told] as const];
  });
}
