import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import type { MessageId } from './messages/en.ts';
import { PageTitle } from './PageTitle.tsx';
import { Text } from './Text.tsx';
import styles from './TextPage.module.css';
import { useText } from './use-text.ts';

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
      <Footer />
    </div>
  );
}
