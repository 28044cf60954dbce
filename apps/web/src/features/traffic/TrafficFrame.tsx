import { useEffect, useState } from 'react';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import styles from './TrafficPage.module.css';

/** After this time the page is reported as not responding; it may still load. */
const PATIENCE_MS = 10_000;

/**
 * Permissions of the other site in its frame: run its scripts as itself and open windows. It cannot navigate this
 * window.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

type Loading = 'loading' | 'loaded' | 'late';

/**
 * Embeds the page of the other site in the window. A browser does not reveal whether a frame of another site shows its
 * page or an error, so a link to it is always below the frame.
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
            a: (chunks) => (
              <a href={props.url} target="_blank" rel="noopener noreferrer">
                {chunks}
                <span className="visually-hidden"> {text('nav.newTab')}</span>
              </a>
            ),
          }}
        />
      </p>
    </>
  );
}
