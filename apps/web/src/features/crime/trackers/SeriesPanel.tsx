import { useQuery } from '@tanstack/react-query';
import { type SeriesBreaks, TREND_MONTHS } from '@townlight/domain/crime';
import type { MonthRange, YearMonth } from '@townlight/domain/time';
import { type ComponentProps, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Measure } from '../../../charts/bar-points.ts';
import type { MonthPoint } from '../../../charts/month-series.ts';
import type { Loads } from '../../../http/loads.ts';
import { useText } from '../../../i18n/use-text.ts';
import { LoadPlaceholder } from '../../../notices/FailureNotice.tsx';
import { SwitchGroup } from '../../../ui/SwitchGroup.tsx';
import { useWide } from '../../../ui/screen.ts';
import type { CrimeSelection } from '../api/crime-selection.ts';
import { crimeStatusQuery } from '../api/crime-status-query.ts';
import { findChangedRules } from '../figures/changed-rules.ts';
import { formatSeriesNotes } from '../figures/series-notes.ts';
import { ReportChart } from '../report/ReportChart.tsx';
import styles from './SeriesPanel.module.css';

/** The width next to the sidebar on a laptop. */
const WIDE_WIDTH = 880;

/** The chart of the last 12 months, or of all, with its notes. // spec 1 */
export function SeriesPanel(props: {
  /** The base name of the download. */
  subject: string;
  points: readonly MonthPoint[] | null;
  loads: Loads;
  /** The breaks of the series. */
  breaks: SeriesBreaks;
  /** What the download records of its months, with the agencies that are counted here. */
  file: ComponentProps<typeof ReportChart>['file'];
  range: MonthRange | null;
  /** The last full month on record. */
  newest: YearMonth | null;
  /** The base of the rates; `null` where there are none. */
  residents?: number | null;
  measure?: Measure;
  /** The selection, where rates can be compared with the county and similar areas. */
  crimeSelection?: Omit<CrimeSelection, 'range'>;
  onMeasure?: (measure: Measure) => void;
}) {
  const intl = useIntl();
  const status = useQuery(crimeStatusQuery).data;
  const text = useText();
  const wide = useWide();
  const [length, setLength] = useState<'year' | 'all'>('year');
  if (props.points === null || props.range === null)
    return (
      <LoadPlaceholder loads={props.loads}>
        <div className={styles.place} />
      </LoadPlaceholder>
    );
  const points = length === 'all' ? props.points : props.points.slice(-TREND_MONTHS);
  const changes = findChangedRules(props.breaks, status, props.file.police?.agencies ?? null);
  const notes = formatSeriesNotes(intl, points, props.newest, changes);
  return (
    <div className={styles.panel}>
      <ReportChart
        area={props.subject}
        points={points}
        lengths={
          props.points.length > TREND_MONTHS && (
            <SwitchGroup
              label={text('series.length')}
              choices={[
                { value: 'year', text: text('series.months', { months: TREND_MONTHS }) },
                { value: 'all', text: text('series.months', { months: props.points.length }) },
              ]}
              chosen={length}
              onChoose={setLength}
            />
          )
        }
        range={props.range}
        newest={props.newest}
        breaks={props.breaks}
        file={props.file}
        residents={props.residents ?? null}
        measure={props.measure ?? 'count'}
        {...(wide && { firstWidth: WIDE_WIDTH })}
        {...(props.crimeSelection && { crimeSelection: props.crimeSelection })}
        {...(props.onMeasure && { onMeasure: props.onMeasure })}
      />
      {notes.length > 0 && <p className={styles.notes}>{notes.join(' ')}</p>}
    </div>
  );
}
