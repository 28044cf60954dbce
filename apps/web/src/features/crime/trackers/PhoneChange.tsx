import type { CountChange } from '@townlight/domain/crime';
import { useText } from '../../../i18n/use-text.ts';
import table from '../../../tables/ranking-table.module.css';
import { ChangeMark } from './ChangeMark.tsx';

/** A change under the name of a row, on phones: visible if there is a change, read out in every row. */
export function PhoneChange({ change }: { change: CountChange }) {
  const text = useText();
  return (
    <span className={`${table.phone} ${table.small}`}>
      {change.kind === 'no-clear-change' ? (
        <span className="visually-hidden">{text('change.none')}</span>
      ) : (
        <ChangeMark change={change} />
      )}
    </span>
  );
}
