import { updateFigureHistory } from '@townlight/domain/news';
import { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { bumpVersion } from '../../platform/database/version.ts';
import type { FeatureServerContext } from '../../platform/features/feature.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { deriveNewsEntries } from './facts/list-news-entries.ts';
import type { NewsSnapshot } from './snapshot/news-snapshot.ts';
import { deleteEntryHistory, savePublishedFigures } from './store.ts';

const MAX_SECONDS = 60;

/** Creates the job that stores the published figures of entries each minute, so that later changes can be reported. */
export function createEntryHistoryJob({
  currentData: snapshot,
  pool,
  markChanged,
}: Pick<FeatureServerContext<NewsSnapshot>, 'currentData' | 'pool' | 'markChanged'>): Job {
  return {
    name: 'news-told',
    payload: z.strictObject({}),
    timeoutSeconds: MAX_SECONDS,
    onePerKey: true,
    schedule: { cron: '* * * * *', timeZone: 'UTC', payload: {} },
    async handle(_, { log }) {
      const changes = findHistoryChanges(snapshot(), new Date());
      if (changes.length === 0) return;
      await inTransaction(pool, async (client) => {
        for (const [id, record] of changes)
          if (record === 'forget') await deleteEntryHistory(client, id);
          else await savePublishedFigures(client, id, record);
        await bumpVersion(client, 'news');
      });
      markChanged();
      log.info(`news: ${changes.length} entries are new or changed`);
    },
  };
}

function findHistoryChanges(news: NewsSnapshot, at: Date) {
  const derived = deriveNewsEntries(news.data, news);
  const ids = new Set([...derived.keys(), ...news.data.history.keys()]);
  return [...ids].flatMap((id) => {
    const record = updateFigureHistory(news.data.history.get(id), derived.get(id) ?? null, at);
    return record === 'as-it-is' ? [] : [[id, record] as const];
  });
}
