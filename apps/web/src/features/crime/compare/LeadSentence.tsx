import { useIntl } from 'react-intl';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useWide } from '../../../ui/screen.ts';
import type { CompareRow } from './compare-rows.ts';
import { findComparisonLead } from './comparison-lead.ts';
import styles from './LeadSentence.module.css';

/** Interprets the figures in a sentence; its space is reserved while they load. */
export function LeadSentence(props: {
  rows: readonly CompareRow[] | null | undefined;
  /** The chosen crimes as a short phrase; `null` is all crime. */
  kind: string | null;
  /** The period as a phrase within a sentence. */
  when: string | null;
}) {
  const intl = useIntl();
  const text = useText();
  const wide = useWide();
  const { rows, when } = props;
  if (!rows || when === null) {
    return <p className={styles.lead} style={{ minHeight: wide ? '2lh' : '4lh' }} />;
  }
  const lead = findComparisonLead(rows);
  if (lead === null) return null;
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
