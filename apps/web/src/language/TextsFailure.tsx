import { LANGUAGES } from '@townlight/domain/language';
import type { ReactNode } from 'react';
import { FailureBoundary } from '../look/FailureBoundary.tsx';
import { TEXTS_FAILED } from './languages.ts';
import styles from './TextsFailure.module.css';

/** Shows in every language that no catalog could be loaded; a click reloads the page. */
export function TextsFailure(props: { children: ReactNode }) {
  return <FailureBoundary fallback={() => <NoTexts />}>{props.children}</FailureBoundary>;
}

function NoTexts() {
  return (
    <main className={styles.failure} role="alert">
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          onClick={() => window.location.reload()}
        >
          {TEXTS_FAILED[language]}
        </button>
      ))}
    </main>
  );
}
