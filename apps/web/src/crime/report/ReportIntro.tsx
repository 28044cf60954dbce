import type { AreaId } from '@townlight/domain/places';
import { useIntl } from 'react-intl';
import { formatChange, formatRate } from '../../language/figures.ts';
import { Text } from '../../language/Text.tsx';
import { CrimeTruth } from '../figures/CrimeTruth.tsx';
import type { SafetyMapState } from '../safety-map/safety-map-state.ts';
import type { SafetyMapData } from '../safety-map/use-safety-map-data.ts';
import { highestRates, strongestTrends } from './notable-areas.ts';
import styles from './ReportIntro.module.css';

/** What the panel says before an area is chosen. */
export function ReportIntro(props: {
  state: SafetyMapState;
  data: SafetyMapData;
  onChoose: (id: AreaId) => void;
}) {
  const { data, state } = props;
  return (
    <div className={styles.intro}>
      <h1 className={styles.question}>
        <Text id="report.intro" />
      </h1>
      <p className={styles.text}>
        <Text id="report.introText" />
      </p>
      {state.mode === 'traj' ? <Trends {...props} /> : <Highest {...props} />}
      {data.status && <CrimeTruth status={data.status} />}
    </div>
  );
}

type Lists = Parameters<typeof ReportIntro>[0];

function Highest(props: Lists) {
  const intl = useIntl();
  const areas = props.data.crimes && highestRates([...props.data.crimes.values()]);
  return (
    <section>
      <h2 className={styles.title}>
        <Text id="report.highest" />
      </h2>
      <ol className={styles.list}>
        {(areas ?? []).map((area) => (
          <Row
            key={area.id}
            name={props.data.names.get(area.id) ?? area.id}
            figure={formatRate(intl, area.total_crime_rate ?? 0)}
            onChoose={() => props.onChoose(area.id)}
          />
        ))}
      </ol>
    </section>
  );
}

function Trends(props: Lists) {
  const intl = useIntl();
  const areas = [...(props.data.trajectories?.values() ?? [])];
  return (['up', 'down'] as const).map((direction) => {
    const found = strongestTrends(areas, direction);
    return (
      <section key={direction}>
        <h2 className={styles.title}>
          <Text id={direction === 'up' ? 'report.rises' : 'report.falls'} />
        </h2>
        {found.length === 0 && (
          <p className={styles.text}>
            <Text id={direction === 'up' ? 'report.noRises' : 'report.noFalls'} />
          </p>
        )}
        <ol className={styles.list}>
          {found.map((area) => (
            <Row
              key={area.id}
              name={props.data.names.get(area.id) ?? area.id}
              figure={`${direction === 'up' ? '▲' : '▼'} ${formatChange(intl, area.change ?? 0)}`}
              onChoose={() => props.onChoose(area.id)}
            />
          ))}
        </ol>
      </section>
    );
  });
}

function Row(props: { name: string; figure: string; onChoose: () => void }) {
  return (
    <li>
      <button type="button" onClick={props.onChoose}>
        <span>{props.name}</span>
        <span className={styles.figure}>{props.figure}</span>
      </button>
    </li>
  );
}
