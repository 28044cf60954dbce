import { queryOptions, useQuery } from '@tanstack/react-query';
import { trafficRoute } from '@townlight/contract/traffic';
import { useState } from 'react';
import { request } from '../../http/api-request.ts';
import { combineLoads } from '../../http/loads.ts';
import { useText } from '../../i18n/use-text.ts';
import { FailureNotice } from '../../notices/FailureNotice.tsx';
import { PageTitle } from '../../page/PageTitle.tsx';
import { TrafficConsent } from './TrafficConsent.tsx';
import { TrafficDescription } from './TrafficDescription.tsx';
import { TrafficFrame } from './TrafficFrame.tsx';
import styles from './TrafficPage.module.css';

const trafficQuery = queryOptions({
  queryKey: ['traffic'],
  queryFn: ({ signal }) => request(trafficRoute, { signal }),
});

/**
 * Renders `/traffic`: a page of another site; it is loaded when the reader requests it, unless configured otherwise.
 */
export function TrafficPage() {
  const text = useText();
  const traffic = useQuery(trafficQuery);
  const [isRequested, setRequested] = useState(false);
  const { data } = traffic;
  const { loading, failure, retry } = combineLoads([traffic], []);
  const url = data?.url;
  const isShown = typeof url === 'string' && (isRequested || data?.embed === 'auto');
  return (
    <div className={styles.page}>
      <PageTitle page={text('traffic.title')} />
      {import.meta.env.SSR && typeof url === 'string' && <TrafficDescription url={url} />}
      {data === undefined && failure !== null && !loading && (
        <FailureNotice text="traffic.failed" failure={failure} onRetry={retry} />
      )}
      {isShown ? (
        <TrafficFrame url={url} />
      ) : (
        <TrafficConsent url={url} onShow={() => setRequested(true)} />
      )}
    </div>
  );
}
