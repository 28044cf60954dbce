import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Loads } from '../http/loads.ts';
import { Text } from '../i18n/Text.tsx';
import { LoadPlaceholder } from '../notices/FailureNotice.tsx';
import lead from './lead.module.css';
import styles from './PlaceSummary.module.css';

/** One feature on the page of the reader's places: a sentence, what else to know, and a link. */
export function PlaceSummary(props: {
  /** Nothing until the loads have ended. */
  sentence: ReactNode;
  loads: Loads;
  details?: readonly ReactNode[];
  more?: { readonly to: string; readonly text: ReactNode };
}) {
  return (
    <div className={styles.summary}>
      {!props.sentence ? (
        <LoadPlaceholder loads={props.loads}>
          <div className={lead.sentence}>
            <Text id="app.loading" />
          </div>
        </LoadPlaceholder>
      ) : (
        <>
          <div className={lead.sentence}>{props.sentence}</div>
          {props.details?.map((detail, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
            <div key={at} className={styles.detail}>
              {detail}
            </div>
          ))}
        </>
      )}
      {props.more && (
        <p>
          <Link to={props.more.to}>{props.more.text}</Link>
        </p>
      )}
    </div>
  );
}
