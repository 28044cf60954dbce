import type { CountChange } from '@townlight/domain/crime';
import table from '../../../tables/ranking-table.module.css';
import { ChangeMark } from './ChangeMark.tsx';

/** How the count of a row compares, under its name: visible where it is called, read out in every row. */
export function RowChange({ change }: { change: CountChange }) {
  return (
    <span className={change.kind === 'clear' ? table.small : 'visually-hidden'}>
      <ChangeMark change={change} />
    </span>
  );
}
