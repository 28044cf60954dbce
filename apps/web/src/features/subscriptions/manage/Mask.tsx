import type { ReactNode } from 'react';
import type { MessageId } from '../../../i18n/messages/en.ts';
import { Text } from '../../../i18n/Text.tsx';
import { PlainButton } from '../../../ui/Buttons.tsx';
import styles from './Mask.module.css';

/** Covers the page while it cannot be used. // spec 2, 4 */
export function Mask(props: { text: MessageId; onAgain?: () => void; children?: ReactNode }) {
  return (
    <div className={styles.mask}>
      <div className={styles.behind} aria-hidden="true">
        <span className={styles.search} />
        <span className={styles.line} />
        <div className={styles.cards}>
          <span />
          <span />
          <span />
        </div>
      </div>
      <div className={styles.message}>
        <h1>
          <Text id="subscription.title" />
        </h1>
        <p role="status">
          <Text id={props.text} />
        </p>
        {props.onAgain && (
          <PlainButton className={styles.again} onClick={props.onAgain}>
            <Text id="subscription.confirmed" />
          </PlainButton>
        )}
        {props.children}
        <noscript>
          <p>
            <Text id="subscription.noScript" />
          </p>
        </noscript>
      </div>
    </div>
  );
}
