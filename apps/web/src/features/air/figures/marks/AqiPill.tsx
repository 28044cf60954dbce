import type { AqiCategory } from '@townlight/domain/air';
import { categoryColorStyle } from '../category-style.ts';
import styles from './AqiPill.module.css';

/** The index in a row, on the color of its category; the category itself is written next to it. */
export function AqiPill(props: { aqi: number; category: AqiCategory }) {
  return (
    <b className={styles.pill} style={categoryColorStyle(props.category)}>
      {props.aqi}
    </b>
  );
}
