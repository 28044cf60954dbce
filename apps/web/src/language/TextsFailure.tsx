import { LANGUAGES } from '@townlight/domain/language';
import type { ReactNode } from 'react';
import { FailureBoundary } from '../look/FailureBoundary.tsx';
import { TEXTS_FAILED } from './languages.ts';
import styles from './TextsFailure.module.css';

/** Says in every language that there are no words to say anything with; a press loads the page again. */
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
