import { useQuery } from '@tanstack/react-query';
import type { NewsEntry } from '@townlight/contract/news';
import { pagePath } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import type { ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ApiFailure } from '../../http/api-request.ts';
import { county } from '../../i18n/county.ts';
import { localName } from '../../i18n/names.ts';
import { Text } from '../../i18n/Text.tsx';
import { useLanguageChoice } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { FailureNotice } from '../../notices/FailureNotice.tsx';
import { TextPage } from '../../page/TextPage.tsx';
import { AreaSearch } from '../../search/AreaSearch.tsx';
import { neighborhoodNamesQuery } from '../../search/api/neighborhood-names-query.ts';
import { SearchForm } from '../../search/SearchForm.tsx';
import { newsQuery } from './api/news-queries.ts';
import { NewsDescription } from './descriptions/NewsDescription.tsx';
import { EntrySummary } from './EntrySummary.tsx';
import styles from './News.module.css';
import { NewsCorrections } from './NewsCorrections.tsx';
import { AirMonths, CrimeMonths, type NewsMonthRow } from './NewsMonths.tsx';
import { NewsNotFound } from './NewsNotFound.tsx';
import { NewsStory } from './NewsStory.tsx';

/** Formats the title of the news list of the county or of one neighborhood. */
function formatNewsTitle(intl: IntlShape, area: NewsEntry['area']): string {
  return area === null
    ? intl.formatMessage({ id: 'nav.news' })
    : intl.formatMessage({ id: 'news.of' }, { area: area.name });
}

/** Lists what changed in the data of the county or of one neighborhood, newest first. // spec 2 */
export function NewsPage() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const area = query.get('area') || null;
  const after = query.get('after') || null;
  const { language } = useLanguageChoice();
  const { data: news, error, refetch, isLoading } = useQuery(newsQuery(language, area, after));
  const name = localName(intl, county.name);
  if (error instanceof ApiFailure && error.status === 404)
    return <NewsNotFound text="news.unknownArea" />;
  return (
    <TextPage
      title="nav.news"
      name={formatNewsTitle(intl, news?.area ?? null)}
      waiting={isLoading}
      wide
    >
      {error && <FailureNotice text="news.failed" onRetry={() => void refetch()} />}
      {import.meta.env.SSR && news && <NewsDescription area={news.area} />}
      {news && (
        <div className={styles.news}>
          <Entries
            entries={news.entries}
            hasStory={after === null}
            choice={<Choice area={area} />}
          />
          {(after !== null || news.more) && (
            <p className={styles.ways}>
              {after !== null && (
                <Link to={pagePath({ kind: 'news', area })}>
                  <Text id="news.newest" />
                </Link>
              )}
              {news.more && (
                <Link to={earlier(area, news.entries.at(-1)?.id ?? '')}>
                  <Text id="news.earlier" />
                </Link>
              )}
            </p>
          )}
          <p className={styles.feeds}>
            {news.area === null ? (
              <Text id="news.lead" values={{ county: name }} />
            ) : (
              <Text id="news.leadArea" values={{ area: news.area.name }} />
            )}{' '}
            <Text
              id="news.feeds"
              values={{
                atom: (chunks) => feedLink(news.feeds.atom, chunks),
                json: (chunks) => feedLink(news.feeds.json, chunks),
              }}
            />
          </p>
        </div>
      )}
    </TextPage>
  );
}

/**
 * One story first, then the months that need more than a row, plain months as tables, the other entries, and changes to
 * the categories last.
 */
function Entries(props: {
  entries: readonly NewsEntry[];
  /** Whether the newest month of crime is a story. */
  hasStory: boolean;
  choice: ReactNode;
}) {
  const { entries } = props;
  const story = props.hasStory
    ? entries.find(({ crime_month }) => crime_month !== null)
    : undefined;
  const rest = entries.filter((entry) => entry !== story);
  const crimeMonths = toRows(rest, 'crime_month');
  const unhealthy = findUnhealthyMonth(rest);
  const airMonths = toRows(
    rest.filter((entry) => entry !== unhealthy),
    'air_month',
  );
  const rowIds = new Set([...crimeMonths, ...airMonths].map(({ id }) => id));
  const longer = rest.filter(({ id }) => !rowIds.has(id));
  return (
    <>
      {story?.crime_month && <NewsStory entry={story} month={story.crime_month} />}
      {entries.length === 0 && (
        <p>
          <Text id="news.none" />
        </p>
      )}
      <div className={styles.columns}>
        {longer.filter(isMonth).map(toSummary)}
        {props.choice}
      </div>
      <div className={styles.columns}>
        {crimeMonths.length > 0 && <CrimeMonths rows={crimeMonths} />}
        {airMonths.length > 0 && <AirMonths rows={airMonths} />}
      </div>
      <NewsCorrections entries={rest.filter(({ id }) => rowIds.has(id))} />
      <div className={styles.columns}>
        {longer.filter((entry) => !isMonth(entry) && entry.kind !== 'categories').map(toSummary)}
        {longer.filter(({ kind }) => kind === 'categories').map(toSummary)}
      </div>
    </>
  );
}

/** The newest month of air, if it had unhealthy days: they need more than a row. */
function findUnhealthyMonth(entries: readonly NewsEntry[]): NewsEntry | undefined {
  const newest = entries.find(({ air_month }) => air_month !== null);
  return (newest?.air_month?.highest_aqi ?? 0) >= UNHEALTHY_AQI ? newest : undefined;
}

const toSummary = (entry: NewsEntry) => <EntrySummary key={entry.id} entry={entry} />;

const isMonth = ({ kind }: NewsEntry) => kind === 'crime' || kind === 'air';

/** Where the air becomes unhealthy for all. */
const UNHEALTHY_AQI = 151;

type MonthField = 'crime_month' | 'air_month';

/** Returns whether figures are all of an entry: it has no paragraph of an editor. */
const isPlainMonth = (field: MonthField) => (entry: NewsEntry) =>
  entry[field] !== null && entry.editor === null;

function toRows<Field extends MonthField>(
  entries: readonly NewsEntry[],
  field: Field,
): NewsMonthRow<NonNullable<NewsEntry[Field]>>[] {
  return entries.filter(isPlainMonth(field)).flatMap((entry) => {
    const figures = entry[field];
    return figures === null
      ? []
      : [
          {
            id: entry.id,
            title: entry.title,
            path: entry.path,
            isCorrected: entry.state === 'corrected',
            figures,
          },
        ];
  });
}

/** Selects a neighborhood's news, or links back to the county's. */
function Choice({ area }: { area: AreaId | null }) {
  const intl = useIntl();
  const text = useText();
  const navigate = useNavigate();
  const names = useQuery(neighborhoodNamesQuery()).data;
  return (
    <search className={styles.choice} aria-label={text('news.choose')}>
      <p className={styles.label}>
        <Text id="news.choose" />
      </p>
      <SearchForm>
        <AreaSearch
          prompt={text('news.chooseHint')}
          areas={names ?? []}
          onChoose={(id) => void navigate(pagePath({ kind: 'news', area: id }))}
        />
      </SearchForm>
      {area !== null && (
        <p>
          <Link to={pagePath({ kind: 'news', area: null })}>
            <Text id="news.whole" values={{ county: localName(intl, county.name) }} />
          </Link>
        </p>
      )}
    </search>
  );
}

function earlier(area: AreaId | null, after: string): string {
  const query = new URLSearchParams({ ...(area !== null && { area }), after });
  return `${pagePath({ kind: 'news', area: null })}?${query}`;
}

/** A plain link: the feed has the same address in every language. */
function feedLink(href: string, linkText: ReactNode) {
  return (
    <a key={href} href={href}>
      {linkText}
    </a>
  );
}
