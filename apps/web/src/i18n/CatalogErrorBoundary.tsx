import { LANGUAGES } from '@townlight/domain/language';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import styles from './CatalogErrorBoundary.module.css';
import { CATALOG_FAILURE_TEXTS } from './languages.ts';

/** Shows in every language that no catalog could be loaded; a click reloads the page. */
export function CatalogErrorBoundary(props: { children: ReactNode }) {
  return <ErrorBoundary fallback={() => <CatalogFailurePage />}>{props.children}</ErrorBoundary>;
}

function CatalogFailurePage() {
  return (
    <main className={styles.failure} role="alert">
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          onClick={() => window.location.reload()}
        >
          {CATALOG_FAILURE_TEXTS[language]}
        </button>
      ))}
    </main>
  );
}
