import type { AqiCategory } from '@townlight/domain/air';
import { Text } from '../../language/Text.tsx';
import styles from './CategoryMark.module.css';
import { CATEGORY_TEXTS, categoryColors } from './category-text.ts';

/** Shows the label of a category with a swatch of its color. */
export function CategoryMark(props: { category: AqiCategory }) {
  return (
    <span className={styles.mark}>
      <span className={styles.swatch} style={categoryColors(props.category)} aria-hidden="true" />
      <Text id={CATEGORY_TEXTS[props.category]} />
    </span>
  );
}
