import type { CrimeStatus } from '@townlight/contract/crime';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../../i18n/messages/en.ts';
import { formatCrimeInSentence } from '../../../i18n/names.ts';
import { DataProvenance } from '../../../provenance/DataProvenance.tsx';

const CAUTIONS: readonly MessageId[] = [
  'truth.cautionRanking',
  'truth.cautionResidents',
  'truth.cautionReports',
  'truth.cautionSmall',
];

/** The provenance under every crime figure: its coverage, its source and its limits. */
export function CrimeProvenance(props: { status: CrimeStatus }) {
  const intl = useIntl();
  const outside = props.status.outside_all_crime;
  if (outside.length === 0) return <DataProvenance status={props.status} cautions={CAUTIONS} />;
  const types = intl.formatList(outside.map((name) => formatCrimeInSentence(intl, name)));
  return (
    <DataProvenance
      status={props.status}
      cautions={['truth.cautionBasket', ...CAUTIONS]}
      values={{ types }}
    />
  );
}
