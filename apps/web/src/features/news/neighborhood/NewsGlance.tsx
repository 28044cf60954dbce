import { useQuery } from '@tanstack/react-query';
import { pagePath } from '@townlight/domain/pages';
import { Sparkline } from '../../../charts/Sparkline.tsx';
import { combineLoads } from '../../../http/loads.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useLanguageChoice } from '../../../i18n/use-language.ts';
import { GlanceCard } from '../../../page/GlanceCard.tsx';
import type { PanelArea } from '../../../page/NeighborhoodPanel.tsx';
import { newestNewsQuery } from '../api/news-queries.ts';

/** Shows the newest entry about a neighborhood, and its largest change as two bars, before and now. */
export function NewsGlance({ area }: PanelArea) {
  const { language } = useLanguageChoice();
  const news = useQuery(newestNewsQuery(language, area));
  const entry = news.data?.entries[0];
  const move = entry?.moves.flatMap(({ up, down }) => [...up, ...down])[0];
  return (
    <GlanceCard
      id="news"
      title={<Text id="nav.news" />}
      sentence={entry?.summary ?? <Text id={news.data ? 'glance.noNews' : 'app.loading'} />}
      loads={news.data === undefined ? combineLoads([news], []) : null}
      chart={
        move && (
          <Sparkline bars={[{ value: move.before }, { value: move.count }]} label={move.text} />
        )
      }
      link={{ to: pagePath({ kind: 'news', area }), text: <Text id="glance.allNews" /> }}
    />
  );
}
