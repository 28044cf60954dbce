import { useQuery } from '@tanstack/react-query';
import { type SeriesBreaks, TREND_MONTHS } from '@townlight/domain/crime';
import { type ComponentProps, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import type { Measure } from '../../../charts/bar-points.ts';
import { MeasureSwitch } from '../../../charts/MeasureSwitch.tsx';
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
import { PeriodChoice } from './PeriodChoice.tsx';
import styles from './SeriesPanel.module.css';
import type { TrackerNavigation } from './use-tracker-navigation.ts';
import type { TrackerTime } from './use-tracker-time.ts';

/** The width next to the sidebar on a laptop. */
const WIDE_WIDTH = 880;

/** The choices of a tracker, and its chart of the last 12 months, or of all, with its notes. // spec 1 */
export function SeriesPanel(props: {
  /** The base name of the download. */
  subject: string;
  data: {
    readonly time: TrackerTime;
    readonly points: readonly MonthPoint[] | null;
    readonly sectionLoads: { readonly series: Loads };
    /** The breaks of the series. */
    readonly breaks: SeriesBreaks;
    /** The base of the rates; `null` where there are none. */
    readonly rateResidents?: number | null;
  };
  moves: TrackerNavigation;
  /** What the download records of its months, with the agencies that are counted here. */
  file: ComponentProps<typeof ReportChart>['file'];
  /** The selection, where rates can be compared with the county and similar areas. */
  crimeSelection?: Omit<CrimeSelection, 'range'>;
}) {
  const intl = useIntl();
  const status = useQuery(crimeStatusQuery).data;
  const text = useText();
  const wide = useWide();
  const [search] = useSearchParams();
  const [length, setLength] = useState<'year' | 'all'>('year');
  const { data, moves } = props;
  const { time, breaks } = data;
  const residents = data.rateResidents ?? null;
  const measure = search.get('measure') === 'rate' ? 'rate' : 'count';
  const changeMeasure = (chosen: Measure) =>
    moves.changeQuery('measure', chosen === 'rate' ? chosen : null);
  const all = data.points ?? [];
  const points = length === 'all' ? all : all.slice(-TREND_MONTHS);
  const newest = time.onRecord?.last ?? null;
  const changes = findChangedRules(breaks, status, props.file.police?.agencies ?? null);
  const notes = formatSeriesNotes(intl, points, newest, changes);
  return (
    <>
      <PeriodChoice time={time} moves={moves}>
        {all.length > TREND_MONTHS && (
          <SwitchGroup
            label={text('series.length')}
            choices={[
              { value: 'year', text: text('series.months', { months: TREND_MONTHS }) },
              { value: 'all', text: text('series.months', { months: all.length }) },
            ]}
            chosen={length}
            onChoose={setLength}
          />
        )}
        {residents !== null && <MeasureSwitch measure={measure} onMeasure={changeMeasure} />}
      </PeriodChoice>
      {data.points === null || time.period === null ? (
        <LoadPlaceholder loads={data.sectionLoads.series}>
          <div className={styles.place} />
        </LoadPlaceholder>
      ) : (
        <div className={styles.panel}>
          <ReportChart
            area={props.subject}
            points={points}
            range={time.period.range}
            newest={newest}
            breaks={breaks}
            file={props.file}
            residents={residents}
            measure={measure}
            onMeasure={changeMeasure}
            {...(wide && { firstWidth: WIDE_WIDTH })}
            {...(props.crimeSelection && { crimeSelection: props.crimeSelection })}
          />
          {notes.length > 0 && <p className={styles.notes}>{notes.join(' ')}</p>}
        </div>
      )}
    </>
  );
}
