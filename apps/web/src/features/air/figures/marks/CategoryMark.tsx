import type { AqiCategory } from '@townlight/domain/air';
import { Text } from '../../../../i18n/Text.tsx';
import { CATEGORY_LABEL_IDS, categoryColorStyle } from '../category-style.ts';
import styles from './CategoryMark.module.css';

/** Shows the label of a category with a swatch of its color. */
export function CategoryMark(props: { category: AqiCategory }) {
  return (
    <span className={styles.mark}>
      <span
        className={styles.swatch}
        style={categoryColorStyle(props.category)}
        aria-hidden="true"
      />
      <Text id={CATEGORY_LABEL_IDS[props.category]} />
    </span>
  );
}
