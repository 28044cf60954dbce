import type { NewsCrimeMonth, NewsEntry } from '@townlight/contract/news';
import { parseYearMonth, type YearMonth } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { formatMonth } from '../../i18n/figures.ts';
import { Text } from '../../i18n/Text.tsx';
import lead from '../../page/lead.module.css';
import { CrimeMonthPictures } from './CrimeMonthPictures.tsx';
import { EntrySummary } from './EntrySummary.tsx';
import styles from './News.module.css';

/** The newest month of crime as a story: the answer in one sentence, a chart, a map, and the summary. */
export function NewsStory({ entry, month }: { entry: NewsEntry; month: NewsCrimeMonth }) {
  return (
    <article className={`${styles.news} ${styles.story}`}>
      <CrimeSentence figures={month} />
      <CrimeMonthPictures entry={entry} month={month} />
      <EntrySummary entry={entry} />
    </article>
  );
}

function CrimeSentence({ figures }: { figures: NewsCrimeMonth }) {
  const intl = useIntl();
  const { count, before, clear } = figures;
  const month = formatMonth(intl, parseYearMonth(figures.month) as YearMonth);
  return (
    <p className={lead.sentence}>
      {before === null ? (
        <Text id="news.storyAlone" values={{ month, count }} />
      ) : (
        <Text id={`news.story.${clear ?? 'same'}`} values={{ month, count, before }} />
      )}
    </p>
  );
}
