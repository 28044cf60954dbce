import { useQuery } from '@tanstack/react-query';
import type { NewsEntry } from '@townlight/contract/news';
import { pagePath } from '@townlight/domain/pages';
import { useIntl } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router';
import { ApiFailure } from '../../http/api-request.ts';
import { county } from '../../i18n/county.ts';
import { localName } from '../../i18n/names.ts';
import { Text } from '../../i18n/Text.tsx';
import { useLanguageChoice } from '../../i18n/use-language.ts';
import { FailureNotice } from '../../notices/FailureNotice.tsx';
import { PageDescription, SAMPLE_SENTENCE } from '../../page/PageDescription.tsx';
import { TextPage } from '../../page/TextPage.tsx';
import { ShareMenu } from '../../share/ShareMenu.tsx';
import { newsEntryQuery } from './api/news-queries.ts';
import { CrimeMonthPictures } from './CrimeMonthPictures.tsx';
import { EntryDates } from './EntryDates.tsx';
import { EditorParagraph } from './EntrySummary.tsx';
import styles from './News.module.css';
import { NewsMovesList } from './NewsMovesList.tsx';
import { NewsNotFound } from './NewsNotFound.tsx';
import { UnhealthyDays } from './UnhealthyDays.tsx';

/** Describes an entry by its summary, which makes sense without the page. */
export function NewsEntryDescription({ entry }: { entry: NewsEntry }) {
  const { language } = useLanguageChoice();
  // The remarks contain this exact sentence where the figures are sample data.
  const sample = entry.remarks.includes(SAMPLE_SENTENCE[language]);
  return <PageDescription sample={sample} text={entry.summary} />;
}

/** Renders one news entry, for the county or for a neighborhood. */
export function NewsEntryPage() {
  const { entry: id = '' } = useParams();
  const [query] = useSearchParams();
  const area = query.get('area') || null;
  const { language } = useLanguageChoice();
  const { data: entry, error, refetch, isLoading } = useQuery(newsEntryQuery(language, id, area));
  // The server rejects an invalid id with 400 before it looks for the entry.
  if (error instanceof ApiFailure && (error.status === 404 || error.status === 400))
    return <NewsNotFound text="news.unknownText" />;
  return (
    <TextPage title="nav.news" name={entry?.title} waiting={isLoading}>
      {error && <FailureNotice text="news.failed" onRetry={() => void refetch()} />}
      {import.meta.env.SSR && entry && <NewsEntryDescription entry={entry} />}
      {entry && <Entry entry={entry} />}
    </TextPage>
  );
}

function Entry({ entry }: { entry: NewsEntry }) {
  return (
    <div className={styles.news}>
      <EntryDates entry={entry} />
      {entry.remarks.length === 1 && <p className={styles.notes}>{entry.remarks[0]}</p>}
      {entry.remarks.length > 1 && (
        <ul className={styles.notes}>
          {entry.remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      <p className={styles.summary}>{entry.summary}</p>
      <EditorParagraph editor={entry.editor} />
      {entry.crime_month && <CrimeMonthPictures entry={entry} month={entry.crime_month} />}
      {entry.moves.map((moves) => (
        <NewsMovesList key={moves.title} moves={moves} />
      ))}
      {entry.came.length > 0 && (
        <section>
          <h2>
            <Text id="news.came" />
          </h2>
          {entry.came.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      )}
      {entry.air_month && <UnhealthyDays entry={entry} />}
      <Onward entry={entry} />
    </div>
  );
}

function Onward({ entry }: { entry: NewsEntry }) {
  const { area, id, links } = entry;
  const intl = useIntl();
  const name = localName(intl, county.name);
  return (
    <section>
      <h2>
        <Text id="news.onward" />
      </h2>
      <ul className={styles.links}>
        {links.map(({ text, path }) => (
          <li key={path}>
            <Link to={path}>{text}</Link>
          </li>
        ))}
        {area !== null && (
          <>
            <li>
              <Link to={pagePath({ kind: 'news-entry', entry: id, area: null })}>
                <Text id="news.county" values={{ county: name }} />
              </Link>
            </li>
            <li>
              <Link to={pagePath({ kind: 'news', area: area.id })}>
                <Text id="news.allOf" values={{ area: area.name }} />
              </Link>
            </li>
          </>
        )}
        <li>
          <Link to={pagePath({ kind: 'news', area: null })}>
            <Text id="news.all" />
          </Link>
        </li>
        <li>
          <ShareMenu about={entry.title} />
        </li>
      </ul>
    </section>
  );
}
