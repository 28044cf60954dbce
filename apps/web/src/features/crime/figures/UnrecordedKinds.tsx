import type { AreaCrimes } from '@townlight/contract/crime';
import { useIntl } from 'react-intl';
import { formatCrimeName } from '../../../i18n/names.ts';
import { Text } from '../../../i18n/Text.tsx';
import { listUnrecordedKinds } from './crime-kinds.ts';
import styles from './UnrecordedKinds.module.css';

/** Lists the crime types that are missing because the police of the area do not record them. */
export function UnrecordedKinds(props: { area: AreaCrimes }) {
  const intl = useIntl();
  const names = listUnrecordedKinds(props.area);
  if (names.length === 0) return null;
  return (
    <p className={styles.unrecorded}>
      <Text
        id="breakdown.notRecorded"
        values={{ kinds: intl.formatList(names.map((name) => formatCrimeName(intl, name))) }}
      />
    </p>
  );
}
