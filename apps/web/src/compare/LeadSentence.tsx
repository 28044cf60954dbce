import { useIntl } from 'react-intl';
import { Text } from '../app/Text.tsx';
import { compareLead } from './compare-lead.ts';
import type { CompareRow } from './compare-rows.ts';
import styles from './LeadSentence.module.css';

/** What the figures mean, before any figure. */
export function LeadSentence(props: { rows: readonly CompareRow[]; month: string }) {
  const intl = useIntl();
  const { month } = props;
  const lead = compareLead(props.rows);
  if (lead === null) return null;
  return (
    <p className={styles.lead}>
      {lead.kind === 'apart' ? (
        <Text
          id="compare.lead.apart"
          values={{ month, highest: lead.highest, lowest: lead.lowest }}
        />
      ) : (
        <Text id="compare.lead.close" values={{ month, names: intl.formatList(lead.names) }} />
      )}
    </p>
  );
}
