import type { SmallBundleReply } from '@townlight/contract/bundles/filters';
import { useIntl } from 'react-intl';
import { county } from '../../../i18n/county.ts';
import { formatCrimeName, localName } from '../../../i18n/names.ts';
import { Text } from '../../../i18n/Text.tsx';
import { CrimeTypeMeaningLink } from '../method/CrimeTypeMeaningLink.tsx';
import styles from './CrimeFacts.module.css';

/** Shows the county and the categories of a crime type; reserves two lines. */
export function CrimeFacts(props: { type: SmallBundleReply | null | undefined }) {
  const intl = useIntl();
  const names = (props.type?.big_bundles ?? []).map((name) => formatCrimeName(intl, name));
  return (
    <>
      <Text id="crimeType.county" values={{ county: localName(intl, county.name) }} />{' '}
      <CrimeTypeMeaningLink type={props.type?.name ?? null} />
      <span className={styles.categories}>
        {names.length > 0 && (
          <Text id="crimeType.categories" values={{ names: intl.formatList(names) }} />
        )}
      </span>
    </>
  );
}
