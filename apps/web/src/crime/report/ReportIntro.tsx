import { UNSTABLE_BELOW } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import { useIntl } from 'react-intl';
import { AreaShortlist } from '../../area-map/AreaShortlist.tsx';
import { ReportLead } from '../../area-map/ReportLead.tsx';
import { formatChange, formatRate } from '../../language/figures.ts';
import { Text } from '../../language/Text.tsx';
import { CrimeTruth } from '../figures/CrimeTruth.tsx';
import type { SafetyMapData } from '../safety-map/use-safety-map-data.ts';
import { highestRates, strongestTrends } from './notable-areas.ts';

/** What the panel says before an area is chosen. */
export function ReportIntro(props: { data: SafetyMapData; onChoose: (id: AreaId) => void }) {
  const { data } = props;
  return (
    <ReportLead question={<Text id="report.intro" />} text={<Text id="report.introText" />}>
      {data.shown.mode === 'traj' ? <Trends {...props} /> : <Highest {...props} />}
      {data.status && <CrimeTruth status={data.status} />}
    </ReportLead>
  );
}

type Lists = Parameters<typeof ReportIntro>[0];

function Highest({ data, onChoose }: Lists) {
  const intl = useIntl();
  const areas = data.crimes && highestRates([...data.crimes.values()]);
  return (
    <AreaShortlist
      title={<Text id="report.highest" />}
      note={
        areas?.length === 0 && <Text id="report.noHighest" values={{ unstable: UNSTABLE_BELOW }} />
      }
      areas={(areas ?? []).map(({ id, total_crime_rate }) => ({
        id,
        name: data.names.get(id) ?? id,
        figure: formatRate(intl, total_crime_rate ?? 0),
      }))}
      onChoose={onChoose}
    />
  );
}

function Trends({ data, onChoose }: Lists) {
  const intl = useIntl();
  const areas = [...(data.trajectories?.values() ?? [])];
  return (['up', 'down'] as const).map((direction) => {
    const found = strongestTrends(areas, direction);
    const isUp = direction === 'up';
    return (
      <AreaShortlist
        key={direction}
        title={<Text id={isUp ? 'report.rises' : 'report.falls'} />}
        note={
          data.trajectories &&
          found.length === 0 && <Text id={isUp ? 'report.noRises' : 'report.noFalls'} />
        }
        areas={found.map(({ id, change }) => ({
          id,
          name: data.names.get(id) ?? id,
          figure: `${isUp ? '▲' : '▼'} ${formatChange(intl, change ?? 0)}`,
        }))}
        onChoose={onChoose}
      />
    );
  });
}
