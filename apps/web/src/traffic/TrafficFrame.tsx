import { useEffect, useState } from 'react';
import { Text } from '../language/Text.tsx';
import { useText } from '../language/use-text.ts';
import { ProgressLine } from '../look/ProgressLine.tsx';
import styles from './TrafficPage.module.css';

/** A page that has not come by then is said not to answer; it may still come. */
const PATIENCE_MS = 10_000;

/**
 * What the other site may do in its frame: run its scripts as itself and open windows. It cannot lead this window away.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

type Loading = 'loading' | 'loaded' | 'late';

/**
 * The page of the other site in the whole window. A browser does not tell whether a frame of another site holds its page
 * or an error, so the way out of an empty one always stands below it.
 */
export function TrafficFrame(props: { url: string }) {
  const text = useText();
  const [loading, setLoading] = useState<Loading>('loading');
  useEffect(() => {
    if (loading !== 'loading') return;
    const timer = setTimeout(() => setLoading('late'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  const { host } = new URL(props.url);
  return (
    <>
      <h1 className="visually-hidden">
        <Text id="traffic.title" />
      </h1>
      <ProgressLine active={loading === 'loading'} />
      <iframe
        className={styles.frame}
        src={props.url}
        title={text('traffic.frame', { site: host })}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
        onLoad={() => setLoading('loaded')}
      />
      <p className={styles.foot} role="status">
        <Text
          id={loading === 'late' ? 'traffic.late' : 'traffic.empty'}
          values={{
            site: host,
            a: (parts) => (
              <a href={props.url} target="_blank" rel="noopener noreferrer">
                {parts}
                <span className="visually-hidden"> {text('nav.newTab')}</span>
              </a>
            ),
          }}
        />
      </p>
    </>
  );
}
