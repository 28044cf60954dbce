import type { AreaId } from '@townlight/domain/places';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AreaShortlist } from '../../../area-map/AreaShortlist.tsx';
import { ReportLead } from '../../../area-map/ReportPanel.tsx';
import { formatRate } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import { formatCaseDay } from '../figures/case-day.ts';
import { type CountyCases, computeResidentsPerCase } from './area-cases.ts';
import { CoronavirusFaq } from './report/CoronavirusFaq.tsx';
import { CoronavirusProvenance } from './report/CoronavirusProvenance.tsx';
import type { CoronavirusMapData } from './use-coronavirus-map-data.ts';

const ROWS = 5;

/** Shows the report panel's content while no area is selected. */
export function CoronavirusIntro(props: {
  data: CoronavirusMapData;
  onChoose: (id: AreaId) => void;
}) {
  const intl = useIntl();
  const { status, cases } = props.data;
  if (status === null) {
    return (
      <ReportLead question={<Text id="coronavirus.intro" />} text={<Text id="coronavirus.empty" />}>
        <CoronavirusFaq status={null} />
      </ReportLead>
    );
  }
  return (
    <ReportLead
      question={<Text id="coronavirus.intro" />}
      text={<CountySentence data={props.data} />}
    >
      <AreaShortlist
        title={
          status && (
            <Text id="coronavirus.highest" values={{ day: formatCaseDay(intl, status.through) }} />
          )
        }
        areas={(cases ? highestRates(cases) : []).map(({ id, name, rate }) => ({
          id,
          name,
          figure: formatRate(intl, rate),
        }))}
        onChoose={props.onChoose}
      />
      {status && <CoronavirusProvenance status={status} />}
      <CoronavirusFaq status={status} />
    </ReportLead>
  );
}

/** The last day of the records, and in how many residents a case was reported until then. */
function CountySentence({ data: { status, cases } }: { data: CoronavirusMapData }) {
  const intl = useIntl();
  const residents = cases && computeResidentsPerCase(cases);
  if (!status || !cases) return '\u00a0';
  const id = status.ended ? 'coronavirus.ended' : 'coronavirus.until';
  return (
    <>
      <Text id={id} values={{ day: formatCaseDay(intl, status.through), b }} />
      {residents !== null && (
        <>
          {' '}
          <Text id="coronavirus.perCase" values={{ residents }} />
        </>
      )}
    </>
  );
}

const b = (chunks: ReactNode[]) => <b>{chunks}</b>;

/** Returns the areas with the highest rates, in the order of the ranking. */
function highestRates({ areas }: CountyCases) {
  return [...areas.values()]
    .flatMap(({ id, name, record }) =>
      record?.ranking == null || record.infection_rate === null
        ? []
        : [{ id, name, rank: record.ranking, rate: record.infection_rate }],
    )
    .sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name))
    .slice(0, ROWS);
}
