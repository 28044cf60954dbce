import { useState } from 'react';
import { useText } from '../language/use-text.ts';
import { loadsOf } from '../net/loads.ts';
import { FailureNotice } from '../notices/FailureNotice.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { TrafficDescription } from './TrafficDescription.tsx';
import { TrafficFrame } from './TrafficFrame.tsx';
import styles from './TrafficPage.module.css';
import { TrafficQuestion } from './TrafficQuestion.tsx';
import { useTraffic } from './use-traffic.ts';

/**
 * Renders `/traffic`: a page of another site; it is loaded when the reader requests it, unless configured otherwise.
 */
export function TrafficPage() {
  const text = useText();
  const traffic = useTraffic();
  const [asked, setAsked] = useState(false);
  const { data } = traffic;
  const { loading, trouble, retry } = loadsOf([traffic], []);
  const shown = data !== undefined && (asked || data.embed === 'auto');
  return (
    <div className={styles.page}>
      <PageTitle page={text('traffic.title')} />
      {import.meta.env.SSR && data && <TrafficDescription url={data.url} />}
      {data === undefined && trouble !== null && !loading && (
        <FailureNotice text="traffic.failed" trouble={trouble} onRetry={retry} />
      )}
      {shown ? (
        <TrafficFrame url={data.url} />
      ) : (
        <TrafficQuestion url={data?.url} onShow={() => setAsked(true)} />
      )}
    </div>
  );
}
