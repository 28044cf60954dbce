import type { AqiCategory } from '@townlight/domain/air';
import { Text } from '../../../../i18n/Text.tsx';
import { CATEGORY_LABEL_IDS, categoryColorStyle } from '../category-style.ts';
import styles from './AqiBadge.module.css';

/** Shows the index in the color of its category, with the category's label. */
export function AqiBadge(props: { aqi: number; category: AqiCategory; beyond: boolean }) {
  const { aqi, category } = props;
  return (
    <p className={styles.badge} style={categoryColorStyle(category)}>
      <strong className={styles.figure}>{props.beyond ? `${aqi}+` : aqi}</strong>{' '}
      <span>
        <Text id="air.pm25Aqi" />, <Text id={CATEGORY_LABEL_IDS[category]} />
      </span>
    </p>
  );
}
