import type { AreaId } from '@townlight/domain/places';
import { Link } from 'react-router';
import { Text } from '../../language/Text.tsx';
import styles from './CompareLink.module.css';
import { comparePath } from './compare-state.ts';

/** Takes a neighborhood to the comparison. */
export function CompareLink(props: { area: AreaId }) {
  return (
    <Link to={comparePath([props.area])} className={styles.link as string}>
      <Text id="compare.link" />
    </Link>
  );
}
