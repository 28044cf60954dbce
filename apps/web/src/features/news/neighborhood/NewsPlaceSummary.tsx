import { useQuery } from '@tanstack/react-query';
import { pagePath } from '@townlight/domain/pages';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { combineLoads } from '../../../http/loads.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useLanguageChoice } from '../../../i18n/use-language.ts';
import type { PanelArea } from '../../../page/PageSlots.tsx';
import { PlaceSummary } from '../../../page/PlaceSummary.tsx';
import { readStored, store } from '../../../ui/browser-storage.ts';
import { newsQuery } from '../api/news-queries.ts';

/** The publication time of the newest entry that this browser has listed. */
const SEEN_KEY = 'my-places-seen';
const MAX_ENTRIES = 3;

/** Lists what was published since the reader's last visit, or last. */
export function NewsPlaceSummary({ area, name }: PanelArea) {
  const { language } = useLanguageChoice();
  const news = useQuery(newsQuery(language, null, null));
  const [seen] = useState(() => readStored(SEEN_KEY));
  const entries = news.data?.entries;
  const newest = entries
    ?.map(({ published_at }) => published_at)
    .sort()
    .at(-1);
  useEffect(() => {
    if (newest !== undefined) store(SEEN_KEY, newest);
  }, [newest]);
  const unseen = seen === null ? [] : entries?.filter(({ published_at }) => published_at > seen);
  const isNew = unseen !== undefined && unseen.length > 0;
  const listed = (isNew ? unseen : entries)?.slice(0, MAX_ENTRIES);
  return (
    <PlaceSummary
      loads={combineLoads([news], [])}
      sentence={listed && <Text id={isNew ? 'places.newsSince' : 'places.news'} />}
      details={(listed ?? []).map(({ id, title }) => (
        <Link key={id} to={pagePath({ kind: 'news-entry', entry: id, area })}>
          {title}
        </Link>
      ))}
      more={{
        to: pagePath({ kind: 'news', area }),
        text: <Text id="places.newsMore" values={{ name }} />,
      }}
    />
  );
}
