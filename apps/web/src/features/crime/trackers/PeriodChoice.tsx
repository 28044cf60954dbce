import type { YearMonth } from '@townlight/domain/time';
import { useText } from '../../../i18n/use-text.ts';
import lead from '../../../page/lead.module.css';
import { MonthSelect } from '../../../period/MonthSelect.tsx';
import type { TrackerHistory } from '../../../period/tracker-period.ts';
import { SwitchGroup } from '../../../ui/SwitchGroup.tsx';
import type { TrackerTime } from './use-tracker-time.ts';

/** The choice of one month or twelve, and of the last one. */
export function PeriodChoice(props: {
  time: TrackerTime;
  onHistory: (history: TrackerHistory) => void;
  onMonth: (month: YearMonth) => void;
}) {
  const text = useText();
  const { time } = props;
  return (
    <div className={lead.choices}>
      <SwitchGroup
        label={text('tracker.history')}
        param="history"
        chosen={time.history}
        choices={[
          { value: 'monthly', text: text('tracker.monthly') },
          { value: 'yearly', text: text('tracker.yearly') },
        ]}
        onChoose={props.onHistory}
      />
      {time.onRecord && time.reference !== null && (
        <MonthSelect
          first={time.onRecord.first}
          last={time.onRecord.last}
          chosen={time.reference}
          onChoose={props.onMonth}
        />
      )}
    </div>
  );
}
