import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import lead from '../../../page/lead.module.css';
import { MonthSelect } from '../../../period/MonthSelect.tsx';
import { SwitchGroup } from '../../../ui/SwitchGroup.tsx';
import styles from './PeriodChoice.module.css';
import type { TrackerNavigation } from './use-tracker-navigation.ts';
import type { TrackerTime } from './use-tracker-time.ts';

/** The choice of one month or twelve, and of the last one; then how the chart shows them. */
export function PeriodChoice(props: {
  time: TrackerTime;
  moves: Pick<TrackerNavigation, 'changeHistory' | 'changeMonth'>;
  /** The switches of the chart. */
  children: ReactNode;
}) {
  const text = useText();
  const { time, moves } = props;
  return (
    <div className={`${lead.choices} ${styles.choices}`}>
      <SwitchGroup
        label={text('tracker.history')}
        param="history"
        chosen={time.history}
        choices={[
          { value: 'monthly', text: text('tracker.monthly') },
          { value: 'yearly', text: text('tracker.yearly') },
        ]}
        onChoose={moves.changeHistory}
      />
      {time.onRecord && time.reference !== null && (
        <MonthSelect
          first={time.onRecord.first}
          last={time.onRecord.last}
          chosen={time.reference}
          onChoose={moves.changeMonth}
        />
      )}
      <div className={styles.chart}>{props.children}</div>
    </div>
  );
}
