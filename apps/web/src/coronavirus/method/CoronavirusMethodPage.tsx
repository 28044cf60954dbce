import {
  CORONAVIRUS_CHART_DAYS,
  CORONAVIRUS_MEAN_DAYS,
  SERIES_ENDED_AFTER_DAYS,
} from '@townlight/domain/coronavirus';
import { MIN_RESIDENTS_FOR_RATE, RATE_BASE } from '@townlight/domain/crime';
import { pagePath } from '@townlight/domain/pages';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { MessageId } from '../../language/messages/en.ts';
import { Text } from '../../language/Text.tsx';
import { TextPage } from '../../page/TextPage.tsx';
import { useCoronavirusStatus } from '../api/use-coronavirus-status.ts';
import { formatCaseDay } from '../figures/case-day.ts';
import { AreasTables } from './AreasTables.tsx';
import { ReleaseTable } from './ReleaseTable.tsx';

// Not words: the same in every language.
const CALLS = [
  'GET /api/health/coronavirus',
  'GET /api/health/coronavirus_trend?neighborhood=venice',
  'GET /api/health/coronavirus_status',
];

/** How coronavirus is counted: the constants are those of the code, the sources and areas those of the server. */
export function CoronavirusMethodPage() {
  const intl = useIntl();
  const status = useCoronavirusStatus();
  const parts: readonly {
    title: MessageId;
    text: MessageId;
    values?: Record<string, number | string>;
  }[] = [
    { title: 'coronavirusMethod.counted', text: 'coronavirusMethod.countedText' },
    {
      title: 'coronavirusMethod.rate',
      text: 'coronavirusMethod.rateText',
      values: {
        base: intl.formatNumber(RATE_BASE),
        least: intl.formatNumber(MIN_RESIDENTS_FOR_RATE),
      },
    },
    {
      title: 'coronavirusMethod.daily',
      text: 'coronavirusMethod.dailyText',
      values: { days: CORONAVIRUS_CHART_DAYS, mean: CORONAVIRUS_MEAN_DAYS },
    },
    { title: 'coronavirusMethod.withheld', text: 'coronavirusMethod.withheldText' },
    {
      title: 'coronavirusMethod.ended',
      text: 'coronavirusMethod.endedText',
      values: { days: SERIES_ENDED_AFTER_DAYS },
    },
  ];
  // what stands below the tables waits with them
  if (status.isLoading) return <TextPage title="coronavirusMethod.title" waiting />;
  const { data } = status;
  return (
    <TextPage title="coronavirusMethod.title">
      <p>
        <Text id="coronavirusMethod.lead" />{' '}
        <Link to={pagePath({ kind: 'coronavirus', area: null })}>
          <Text id="coronavirusMethod.toMap" />
        </Link>
      </p>
      {parts.map((part) => (
        <Fragment key={part.title}>
          <h2>
            <Text id={part.title} />
          </h2>
          <p>
            <Text id={part.text} {...(part.values && { values: part.values })} />
          </p>
        </Fragment>
      ))}
      <h2>
        <Text id="coronavirusMethod.sources" />
      </h2>
      {data ? (
        <>
          <p>
            {data.sample && <Text id="coronavirusMethod.sample" />}{' '}
            <Text
              id="coronavirusMethod.sourcesText"
              values={{
                first: formatCaseDay(intl, data.first),
                through: formatCaseDay(intl, data.through),
              }}
            />
          </p>
          <ReleaseTable status={data} />
        </>
      ) : (
        <p>
          <Text id="coronavirusMethod.empty" />
        </p>
      )}
      <h2>
        <Text id="coronavirusMethod.areas" />
      </h2>
      <p>
        <Text id="coronavirusMethod.areasText" />
      </p>
      {data && <AreasTables status={data} />}
      <h2>
        <Text id="coronavirusMethod.recount" />
      </h2>
      <p>
        <Text id="coronavirusMethod.recountText" />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <pre tabIndex={0}>
        <code>{CALLS.join('\n')}</code>
      </pre>
    </TextPage>
  );
}
