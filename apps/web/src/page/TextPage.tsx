import type { ReactNode } from 'react';
import type { MessageId } from '../language/messages/en.ts';
import { useText } from '../language/use-text.ts';
import { PageTitle } from './PageTitle.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import styles from './TextPage.module.css';

/** A page to be read: one column, with the footer. */
export function TextPage(props: {
  title: MessageId;
  /** What stands in place of the title, where it is no text of the catalog. */
  name?: string | undefined;
  /** Its words are on their way: the footer stays below the window. */
  waiting?: boolean;
  /** It holds wide tables or pictures. */
  wide?: boolean;
  children?: ReactNode;
}) {
  const text = useText();
  const title = props.name ?? text(props.title);
  return (
    <div className={styles.page}>
      <PageTitle page={title} />
      <article
        className={[styles.column, props.wide && styles.wide, props.waiting && styles.waiting]
          .filter(Boolean)
          .join(' ')}
      >
        <h1>{title}</h1>
        {props.children}
      </article>
      <SiteFooter />
    </div>
  );
}
