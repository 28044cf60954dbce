import type { Hour } from '@townlight/domain/time';
import { Text } from '../../../../i18n/Text.tsx';
import { type AirRecordSpan, hourMarkId } from '../../record-span/record-span.ts';
import styles from './HourMark.module.css';

/** Marks hours that may still be corrected; renders nothing for settled hours. */
export function HourMark(props: { hour: Hour; span: AirRecordSpan }) {
  const mark = hourMarkId(props.hour, props.span);
  return (
    mark !== null && (
      <p className={styles.mark}>
        <Text id={mark} />
      </p>
    )
  );
}
