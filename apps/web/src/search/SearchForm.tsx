import { pagePath } from '@townlight/domain/pages';
import type { ReactNode } from 'react';
import { useHref } from 'react-router';
import { Text } from '../language/Text.tsx';
import styles from './SearchForm.module.css';

/** Around a search field: without script, what is typed is looked for on a page of its own. */
export function SearchForm(props: {
  /** Neighborhoods to which one may be added. */
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
