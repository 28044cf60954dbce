import type { ReactNode } from 'react';
import type { MessageId } from '../language/messages/en.ts';
import { Text } from '../language/Text.tsx';
import { useText } from '../language/use-text.ts';
import { PageTitle } from './PageTitle.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import styles from './TextPage.module.css';

/** A page to be read: one column, with the footer. */
export function TextPage(props: {
  title: MessageId;
  /** Its words are on their way: the footer stays below the window. */
  waiting?: boolean;
  children?: ReactNode;
}) {
  const text = useText();
  return (
    <div className={styles.page}>
      <PageTitle page={text(props.title)} />
      <article className={`${styles.column} ${props.waiting ? styles.waiting : ''}`}>
        <h1>
          <Text id={props.title} />
        </h1>
        {props.children}
      </article>
      <SiteFooter />
    </div>
  );
}
