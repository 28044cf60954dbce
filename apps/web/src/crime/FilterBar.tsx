import { useText } from '../app/use-text.ts';
import { ChoiceChip } from './ChoiceChip.tsx';
import styles from './FilterBar.module.css';
import type { Filter } from './use-filter-choices.ts';

/** The filters of larger screens: chips over the map. */
export function FilterBar(props: { filters: readonly Filter[] }) {
  const text = useText();
  return (
    <section aria-label={text('filters.label')} className={styles.bar}>
      {props.filters.map(({ key, ...filter }) => (
        <ChoiceChip key={key} {...filter} />
      ))}
    </section>
  );
}
