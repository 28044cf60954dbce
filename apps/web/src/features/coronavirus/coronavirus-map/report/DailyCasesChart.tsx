import { useQuery } from '@tanstack/react-query';
import type { CoronavirusDay } from '@townlight/contract/coronavirus';
import { CORONAVIRUS_CHART_DAYS } from '@townlight/domain/coronavirus';
import type { AreaId } from '@townlight/domain/places';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import styles from '../../../../area-map/report-chart.module.css';
import { DayBars } from '../../../../charts/DayBars.tsx';
import type { DayPoint } from '../../../../charts/day-bars-layout.ts';
import { combineLoads } from '../../../../http/loads.ts';
import { Text } from '../../../../i18n/Text.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { LoadPlaceholder } from '../../../../notices/FailureNotice.tsx';
import { DownloadCsv } from '../../../../tables/DownloadCsv.tsx';
import { coronavirusTrendQuery } from '../../api/coronavirus-queries.ts';
import { formatCaseDay } from '../../figures/case-day.ts';
import days from './DailyCasesChart.module.css';
import { DailyCasesKey } from './DailyCasesKey.tsx';
import { DailyCasesTable } from './DailyCasesTable.tsx';

const importMessages = async () => (await import('../case-file-messages.ts')).CASE_FILE_MESSAGES;
const EXPORT_SOURCE = { status: undefined, importMessages };
const NO_DAYS: readonly CoronavirusDay[] = [];

/** Shows daily cases over the last 255 days of the series, with their 7-day average. // spec 2 */
export function DailyCasesChart(props: { area: AreaId; name: string }) {
  const intl = useIntl();
  const text = useText();
  const { area, name } = props;
  const trend = useQuery(coronavirusTrendQuery(area));
  const [asTable, setAsTable] = useState(false);
  const [pointed, setPointed] = useState<DayPoint | null>(null);
  const found = trend.data ?? NO_DAYS;
  const points = useMemo(
    () =>
      found.map(
        ({ date, case_count, mean_7_days }): DayPoint => ({
          day: date,
          value: case_count,
          mean: mean_7_days,
        }),
      ),
    [found],
  );
  return (
    <section>
      <h2 className={styles.title}>
        <Text id="coronavirus.chart" />
      </h2>
      <DailyCasesKey point={pointed} unknown={points.some(({ value }) => value === null)} />
      <div className={days.place}>
        {trend.data === undefined ? (
          <LoadPlaceholder loads={combineLoads([trend], [])}>{null}</LoadPlaceholder>
        ) : asTable ? (
          <DailyCasesTable days={found} />
        ) : (
          points.length > 0 &&
          (points.every(({ value }) => value === null) ? (
            <p>{summary()}</p>
          ) : (
            <DayBars
              points={points}
              label={summary()}
              axis={text('coronavirus.axis', { days: CORONAVIRUS_CHART_DAYS })}
              onPoint={setPointed}
            />
          ))
        )}
      </div>
      <p className={styles.tools}>
        <button type="button" className="link-button" onClick={() => setAsTable(!asTable)}>
          {text(asTable ? 'chart.asChart' : 'chart.asTable')}
        </button>
        <DownloadCsv
          fileName={`${area}-coronavirus.csv`}
          rows={() => [
            ['date', 'case_count', 'mean_7_days', 'flag'],
            ...found.map((day) => [day.date, day.case_count, day.mean_7_days, day.flag]),
          ]}
          exportSource={EXPORT_SOURCE}
        />
      </p>
    </section>
  );

  function summary(): string {
    const means = points.flatMap(({ mean }) => (mean === null ? [] : [mean]));
    const first = points[0];
    const last = points.at(-1);
    if (first === undefined || last === undefined) return text('coronavirus.chart');
    const span = { name, from: formatCaseDay(intl, first.day), to: formatCaseDay(intl, last.day) };
    if (means.length === 0) return text('coronavirus.chartNone', span);
    const mean = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 1 });
    return text('coronavirus.chartSummary', {
      ...span,
      lowest: mean(Math.min(...means)),
      highest: mean(Math.max(...means)),
    });
  }
}
