import { pagePath } from '@townlight/domain/pages';
import type { ReactNode } from 'react';
import { useHref } from 'react-router';
import { Text } from '../i18n/Text.tsx';
import styles from './SearchForm.module.css';

/** Wraps a search field: without script, its text is submitted to the search page. */
export function SearchForm(props: {
  /** The neighborhoods of a comparison that one may be added to. */
  compared?: readonly string[];
  children: ReactNode;
}) {
  return (
    <form action={useHref(pagePath({ kind: 'search' }))} className={styles.form}>
      {props.children}
      <noscript>
        {import.meta.env.SSR && (
          <>
            {props.compared && (
              <input type="hidden" name="areas" value={props.compared.join(',')} />
            )}
            <button type="submit">
              <Text id="search.go" />
            </button>
          </>
        )}
      </noscript>
    </form>
  );
}
