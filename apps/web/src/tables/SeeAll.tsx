import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Text } from '../i18n/Text.tsx';
import { QueryParamLink } from '../ui/no-script/QueryParams.tsx';
import styles from './ranking-table.module.css';

/**
 * Returns whether a table shows all of its rows; `rows=all` in the address is the initial state, for readers without
 * script.
 */
export function useSeeAll() {
  const [query] = useSearchParams();
  return useState(query.get('rows') === 'all');
}

/** Expands a table that shows its first rows. */
export function SeeAll(props: {
  count: number;
  isExpanded: boolean;
  onExpandedChange: (isExpanded: boolean) => void;
}) {
  const { isExpanded, count } = props;
  const label = <Text id={isExpanded ? 'tracker.seeFewer' : 'tracker.seeAll'} values={{ count }} />;
  return (
    <>
      <button
        type="button"
        className={styles.more}
        onClick={() => props.onExpandedChange(!isExpanded)}
      >
        {label}
      </button>
      <noscript>
        {import.meta.env.SSR && !isExpanded && (
          <QueryParamLink param="rows" value="all">
            {label}
          </QueryParamLink>
        )}
      </noscript>
    </>
  );
}
