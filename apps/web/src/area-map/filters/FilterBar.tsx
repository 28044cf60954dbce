import { Fragment } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ChoiceChip } from './ChoiceChip.tsx';
import styles from './FilterBar.module.css';
import { FilterForm } from './FilterForm.tsx';
import type { Filter } from './filter.ts';

/** The filters of larger screens: chips over the map. */
export function FilterBar(props: { filters: readonly Filter[] }) {
  const text = useText();
  return (
    <section aria-label={text('filters.label')} className={styles.bar}>
      {props.filters.map((filter) =>
        'control' in filter ? (
          <Fragment key={filter.key}>{filter.control}</Fragment>
        ) : (
          <ChoiceChip key={filter.key} filter={filter} />
        ),
      )}
      <noscript>{import.meta.env.SSR && <FilterForm filters={props.filters} />}</noscript>
    </section>
  );
}
