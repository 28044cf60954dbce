import type { AqiCategory } from '@townlight/domain/air';
import { Text } from '../../../../i18n/Text.tsx';
import { CATEGORY_LABEL_IDS, categoryColorStyle } from '../category-style.ts';
import pillStyles from './AqiPill.module.css';
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

/** The index in a row, on the color of its category; the category itself is written next to it. */
export function AqiPill(props: { aqi: number; category: AqiCategory }) {
  return (
    <b className={pillStyles.pill} style={categoryColorStyle(props.category)}>
      {props.aqi}
    </b>
  );
}
