import type { Filter } from '../crime/safety-map/use-filter-choices.ts';
import { useText } from '../language/use-text.ts';
import { ChoiceChip } from './ChoiceChip.tsx';
import styles from './FilterBar.module.css';

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
