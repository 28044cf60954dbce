import { useIntl } from 'react-intl';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import type { CompareRow } from './compare-rows.ts';
import { findComparisonLead } from './comparison-lead.ts';
import styles from './LeadSentence.module.css';

/** Interprets the figures in a sentence above them. */
export function LeadSentence(props: {
  rows: readonly CompareRow[];
  /** The chosen crimes as a short phrase; `null` is all crime. */
  kind: string | null;
  /** The period as a phrase within a sentence. */
  when: string;
}) {
  const intl = useIntl();
  const text = useText();
  const lead = findComparisonLead(props.rows);
  if (lead === null) return null;
  const { when } = props;
  const kind = props.kind ?? text('compare.allCrime');
  return (
    <p className={styles.lead}>
      {lead.kind === 'apart' ? (
        <Text
          id="compare.lead.apart"
          values={{ kind, when, highest: lead.highest, lowest: lead.lowest }}
        />
      ) : (
        <Text id="compare.lead.close" values={{ kind, when, names: intl.formatList(lead.names) }} />
      )}
    </p>
  );
}
