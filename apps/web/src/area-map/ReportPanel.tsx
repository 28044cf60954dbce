import type { AreaId } from '@townlight/domain/places';
import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import type { AreaMapLayoutProps } from './area-map-layout-props.ts';
import { FeatureLoadFailure } from './FeatureLoadFailure.tsx';
import leadStyles from './ReportLead.module.css';
import styles from './report.module.css';
import { ReportFocusContext } from './report-focus.ts';

/** Shows the report of the chosen area, or the intro before one is chosen. */
export function ReportPanel({ state, feature, onVisit }: AreaMapLayoutProps) {
  const { report } = feature;
  return (
    <>
      <FeatureLoadFailure feature={feature} />
      {state.area === null ? report.intro(onVisit) : report.ofArea(state.area)}
      {report.foot}
    </>
  );
}

/** Whether the layout has the heading above the report. */
export const HeadingAboveContext = createContext(false);

interface AreaHeadingProps {
  area: AreaId;
  /** Undefined while the names load. */
  name: string | undefined;
  onClear: () => void;
}

/** The heading of a report, unless the layout has it above the report. */
export function ReportHeading(props: AreaHeadingProps) {
  return !use(HeadingAboveContext) && <AreaHeading {...props} />;
}

/** The name of the report's area, with a button back to the county. */
export function AreaHeading(props: AreaHeadingProps) {
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

/** Shows the report panel before an area is chosen: its question, a sentence, and the feature's content. */
export function ReportLead(props: {
  question: ReactNode;
  /** The county's figures, shown above the question. */
  answer?: ReactNode;
  /** Omitted where there is nothing to add to the question. */
  text: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={leadStyles.lead}>
      <h1 className={leadStyles.question}>{props.question}</h1>
      {props.text && <p className={leadStyles.text}>{props.text}</p>}
      {props.answer && <div className={leadStyles.answer}>{props.answer}</div>}
      {props.children}
    </div>
  );
}
