import { pagePath } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import { Link } from 'react-router';
import { Text } from '../../../i18n/Text.tsx';
import styles from './CompareLink.module.css';

/** Links to the comparison with a neighborhood. */
export function CompareLink(props: { area: AreaId }) {
  return (
    <Link to={pagePath({ kind: 'compare', areas: [props.area] })} className={styles.link as string}>
      <Text id="compare.link" />
    </Link>
  );
}
