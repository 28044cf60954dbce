import { useMemo } from 'react';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { FailureNotice } from '../../notices/FailureNotice.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { useScheme } from './api/use-scheme.ts';
import styles from './BundleTool.module.css';
import { EMPTY_SCHEME_DRAFT } from './model/draft.ts';
import { buildDisplayedScheme } from './model/shown-rows.ts';
import { SchemeTablePanel } from './SchemeTablePanel.tsx';

/** Renders Crime Description Bundling: the mappings, read-only. // spec 2 */
export function BundlingPage() {
  const text = useText();
  const { replies, loading, failure, retry } = useScheme();
  const scheme = useMemo(
    () => (replies === null ? null : buildDisplayedScheme(replies, EMPTY_SCHEME_DRAFT)),
    [replies],
  );
  return (
    <div className={styles.page}>
      <title>{text('bundles.bundling')}</title>
      <meta name="robots" content="noindex" />
      <ProgressLine active={loading && replies === null} />
      <h1>
        <Text id="bundles.bundling" />
      </h1>
      <p className={styles.state}>
        <Text id="bundles.bundlingText" />
      </p>
      {failure !== null && replies === null && (
        <FailureNotice text="bundles.notLoaded" onRetry={retry} />
      )}
      {replies !== null && scheme !== null ? (
        <SchemeTablePanel table="crime_descriptions" scheme={scheme} replies={replies} />
      ) : (
        <div className={styles.waiting} />
      )}
    </div>
  );
}
