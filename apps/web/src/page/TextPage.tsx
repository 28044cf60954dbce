import type { ReactNode } from 'react';
import type { MessageId } from '../i18n/messages/en.ts';
import { useText } from '../i18n/use-text.ts';
import { SiteFooter } from './PageSlots.tsx';
import { PageTitle } from './PageTitle.tsx';
import styles from './TextPage.module.css';

/** A text page: one column, with the footer. */
export function TextPage(props: {
  title: MessageId;
  /** Replaces the title, where it is no text of the catalog. */
  name?: string | undefined;
  /** The text is loading: the footer stays below the window. */
  waiting?: boolean;
  /** It contains wide tables or pictures. */
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
