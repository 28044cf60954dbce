import { LANGUAGES } from '@townlight/domain/language';
import { Component, type ReactNode } from 'react';
import { TEXTS_FAILED } from './languages.ts';
import styles from './TextsFailure.module.css';

/** Says in every language that there are no words to say anything with; a press loads the page again. */
export class TextsFailure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
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
}
