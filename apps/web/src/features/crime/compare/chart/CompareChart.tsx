import { MIN_REPORTS_FOR_RATE, type SeriesBreaks } from '@townlight/domain/crime';
import type { YearMonth } from '@townlight/domain/time';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Measure } from '../../../../charts/bar-points.ts';
import { MeasureSwitch } from '../../../../charts/MeasureSwitch.tsx';
import { formatMonth } from '../../../../i18n/figures.ts';
import { Text } from '../../../../i18n/Text.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import type { PolicingByArea } from '../../api/area-policing.ts';
import type { ChangedRules } from '../../figures/changed-rules.ts';
import { formatProvisionalNotes, formatSeriesNotes } from '../../figures/series-notes.ts';
import { CrimeDownload } from '../../files/CrimeDownload.tsx';
import styles from './CompareChart.module.css';
import type { CompareLine, MissingValueReason } from './compare-lines.ts';
import { LinesChart } from './LinesChart.tsx';
import { MonthsTable } from './MonthsTable.tsx';

/** The last 12 months of all chosen neighborhoods, as lines or as a table. */
export function CompareChart(props: {
  lines: readonly CompareLine[];
  measure: Measure;
  /** The chosen crimes as a short phrase; `null` is all crime. */
  kind: string | null;
  /** The chosen crimes as named in files. */
  crimes: string;
  police: PolicingByArea | undefined;
  breaks: SeriesBreaks;
  /** The breaks with the agencies whose rules changed. */
  changes: readonly ChangedRules[];
  newest: YearMonth | null;
  onMeasure: (measure: Measure) => void;
}) {
  const intl = useIntl();
  const text = useText();
  const [asTable, setAsTable] = useState(false);
  const [pointed, setPointed] = useState<number | null>(null);
  const { lines, measure, kind } = props;
  const title = text(kind === null ? `compare.chart.${measure}` : `compare.chart.${measure}Of`, {
    kind,
  });
  const points = lines[0]?.points ?? [];
  const rendered = points.map((point) => ({ ...point, complete: true, before: null }));
  const month = points[pointed ?? points.length - 1]?.month;
  return (
    <section>
      <div className={styles.head}>
        <h2>{title}</h2>
        <MeasureSwitch measure={measure} onMeasure={props.onMeasure} />
      </div>
      {asTable ? (
        <MonthsTable lines={lines} measure={measure} label={title} />
      ) : (
        <LinesChart
          lines={lines}
          measure={measure}
          breaks={props.breaks}
          pointed={pointed}
          onPoint={setPointed}
        />
      )}
      <div className={styles.notes}>
        {!asTable && month !== undefined && (
          <p>
            <Text id="compare.chart.pointed" values={{ month: formatMonth(intl, month) }} />
          </p>
        )}
        {!asTable && <Gaps lines={lines} />}
        <Unrated lines={lines} />
        <Unrecorded lines={lines} />
        <p>
          {[
            ...formatSeriesNotes(
              intl,
              rendered,
              props.newest,
              props.changes.filter(({ month: at }) => points.some((point) => point.month === at)),
            ),
            ...formatProvisionalNotes(intl, rendered),
          ].join(' ')}
        </p>
      </div>
      <p className={`${styles.tools} no-print`}>
        <button type="button" className="link-button" onClick={() => setAsTable(!asTable)}>
          <Text id={asTable ? 'chart.asChart' : 'chart.asTable'} />
        </button>
        <CrimeDownload
          fileName="neighborhoods-compared-by-month.csv"
          rows={async (status) => {
            const { toCompareLinesCsv } = await import('../../files/compare-csv.ts');
            return toCompareLinesCsv(lines, measure, {
              crimes: props.crimes,
              status,
              police: props.police,
            });
          }}
        />
      </p>
    </section>
  );
}

/** Explains the gaps, where there are any. */
function Gaps(props: { lines: readonly CompareLine[] }) {
  const few = hasGap(props.lines, 'too-few');
  const incomplete = hasGap(props.lines, 'incomplete');
  if (!few && !incomplete) return null;
  const kind = few && incomplete ? 'gapBoth' : few ? 'gapFew' : 'gapIncomplete';
  return (
    <p>
      <Text id={`compare.chart.${kind}`} values={{ few: MIN_REPORTS_FOR_RATE }} />
    </p>
  );
}

function Unrated(props: { lines: readonly CompareLine[] }) {
  const intl = useIntl();
  const REASONS = [
    ['outlier', 'compare.chart.noRate'],
    ['residents-unknown', 'compare.chart.noResidents'],
  ] as const;
  return REASONS.map(([gap, text]) => {
    const names = props.lines.filter((line) => hasGap([line], gap)).map((line) => line.name);
    return names.length === 0 ? null : (
      <p key={gap}>
        <Text id={text} values={{ names: intl.formatList(names) }} />
      </p>
    );
  });
}

/** Lists the areas whose police do not record the type in some month. */
function Unrecorded(props: { lines: readonly CompareLine[] }) {
  const intl = useIntl();
  const names = props.lines
    .filter((line) => hasGap([line], 'not-recorded'))
    .map((line) => line.name);
  if (names.length === 0) return null;
  return (
    <p>
      <Text id="compare.chart.noRecord" values={{ names: intl.formatList(names) }} />
    </p>
  );
}

function hasGap(lines: readonly CompareLine[], gap: MissingValueReason): boolean {
  return lines.some((line) => line.points.some((point) => point.gap === gap));
}
