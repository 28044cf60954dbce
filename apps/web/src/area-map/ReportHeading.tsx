import type { AreaId } from '@townlight/domain/places';
import { use, useEffect, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import styles from './report.module.css';
import { ReportFocusContext } from './report-focus.ts';

/** The name of the report's area, with a button back to the county. */
export function ReportHeading(props: {
  area: AreaId;
  /** Undefined while the names load. */
  name: string | undefined;
  onClear: () => void;
}) {
  const { area } = props;
  const text = useText();
  const consumeFocusRequest = use(ReportFocusContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (consumeFocusRequest(area)) heading.current?.focus();
  }, [area, consumeFocusRequest]);
  return (
    <div className={styles.head}>
      <h1 id="report-heading" ref={heading} tabIndex={-1}>
        {props.name ?? ' '}
      </h1>
      <button type="button" onClick={props.onClear} aria-label={text('report.clear')}>
        <svg width="0.875rem" height="0.875rem" viewBox="0 0 14 14" aria-hidden="true">
          <path d="m2 2 10 10M12 2 2 12" stroke="currentColor" strokeWidth="1.600" />
        </svg>
      </button>
    </div>
  );
}
