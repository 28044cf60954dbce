import type { CoronavirusStatus } from '@townlight/contract/coronavirus';
import type { AreaId } from '@townlight/domain/places';
import { useIntl } from 'react-intl';
import { ReportHeading } from '../../../../area-map/ReportPanel.tsx';
import report from '../../../../area-map/report.module.css';
import { formatRate } from '../../../../i18n/figures.ts';
import { Text } from '../../../../i18n/Text.tsx';
import { formatCaseDay } from '../../figures/case-day.ts';
import type { AreaCases } from '../area-cases.ts';
import { formatWithheldRange, STATUS_LABEL_IDS } from '../format-cases.ts';
import type { CoronavirusMapData } from '../use-coronavirus-map-data.ts';
import { CaseFigures } from './CaseFigures.tsx';
import { CoronavirusFaq } from './CoronavirusFaq.tsx';
import { CoronavirusProvenance } from './CoronavirusProvenance.tsx';
import styles from './CoronavirusReport.module.css';
import { DailyCasesChart } from './DailyCasesChart.tsx';

/** Shows the report of the selected area: name, sentence, figures, daily cases and provenance. */
export function CoronavirusReport(props: {
  id: AreaId;
  data: CoronavirusMapData;
  onClear: () => void;
}) {
  const { id, data } = props;
  const { cases, status, names } = data;
  const area = cases?.areas.get(id);
  const name = names.get(id);
  if (names.size > 0 && name === undefined) {
    return (
      <p>
        <Text id="report.unknownArea" values={{ area: id }} />
      </p>
    );
  }
  return (
    <article className={`${report.report} ${styles.report}`}>
      <ReportHeading area={id} name={name} onClear={props.onClear} />
      {status === null ? (
        <p>
          <Text id="coronavirus.empty" />
        </p>
      ) : (
        <div className={report.sentence}>
          {area && status ? (
            <Sentence area={area} status={status} />
          ) : (
            data.failure === null && <span className={report.lines} />
          )}
        </div>
      )}
      {area && status && cases ? (
        <>
          {area.record && <CaseFigures record={area.record} rankedCount={cases.rankedCount} />}
          {area.record && <DailyCasesChart area={id} name={area.name} />}
          <CoronavirusProvenance status={status} />
          <CoronavirusFaq status={status} />
        </>
      ) : (
        data.failure === null && status !== null && <div className={report.waiting} />
      )}
    </article>
  );
}

function Sentence(props: { area: AreaCases; status: CoronavirusStatus }) {
  const intl = useIntl();
  const { record, standing } = props.area;
  const day = formatCaseDay(intl, props.status.through);
  if (record === null) return <Text id="coronavirus.noneUntil" values={{ day }} />;
  if (standing === 'withheld') {
    const range = formatWithheldRange(intl, record);
    const isReportingArea = record.suppressed_because === 'reporting-area';
    return (
      <>
        <Text id={isReportingArea ? 'coronavirus.withheldPart' : 'coronavirus.withheldSentence'} />{' '}
        {range !== null && (
          <Text
            id={isReportingArea ? 'coronavirus.withheldPartRange' : 'coronavirus.withheldRange'}
            values={{ range }}
          />
        )}
      </>
    );
  }
  return (
    <>
      <Text
        id="coronavirus.sentence"
        values={{
          day,
          cases: record.total_cases ?? 0,
          rate: record.infection_rate === null ? '' : formatRate(intl, record.infection_rate),
          known: record.infection_rate === null ? 'no' : 'yes',
        }}
      />{' '}
      {standing === 'unranked' && <Text id={STATUS_LABEL_IDS[standing]} />}
      {record.partial && <Text id="coronavirus.partialSentence" />}
      {record.neighborhoods.length > 1 && <Text id="coronavirus.together" />}
    </>
  );
}
