import type { AreaId } from '@townlight/domain/places';
import { Component, lazy, memo, type ReactNode, Suspense, useCallback } from 'react';
import { useIntl } from 'react-intl';
import { rateLines, trendLines } from '../crime/figures/area-text.ts';
import type { SafetyMapState } from '../crime/safety-map/safety-map-state.ts';
import type { SafetyMapData } from '../crime/safety-map/use-safety-map-data.ts';
import { Text } from '../language/Text.tsx';
import { useText } from '../language/use-text.ts';
import { canDrawMaps } from '../map/webgl.ts';
import styles from './AreasView.module.css';

const AreaTable = lazy(async () => ({ default: (await import('./AreaTable.tsx')).AreaTable }));
// What changes beside the map, the report's chart for instance, does not draw it anew.
const AreaMap = lazy(async () => ({ default: memo((await import('../map/AreaMap.tsx')).AreaMap) }));

interface AreasViewProps {
  readonly state: SafetyMapState;
  readonly data: SafetyMapData;
  readonly coveredBelow: number;
  readonly onSelect: (id: AreaId) => void;
}

/** The areas on a map, or as a table where the reader wants it or no map can be drawn. */
export function AreasView(props: AreasViewProps) {
  if (props.state.view === 'table') return <TableOf {...props} />;
  if (!canDrawMaps()) return <StandIn text="map.noWebgl" {...props} />;
  return (
    <MapFailure fallback={<StandIn text="failure.map" {...props} />}>
      <Suspense fallback={<Waiting />}>
        <MapOf {...props} />
      </Suspense>
    </MapFailure>
  );
}

function MapOf(props: AreasViewProps) {
  const intl = useIntl();
  const { state, data } = props;
  const { names, crimes, trajectories, rankedCount } = data;
  const describe = useCallback(
    (id: AreaId) => {
      const title = names.get(id);
      if (title === undefined) return null;
      const crime = crimes?.get(id);
      const trajectory = trajectories?.get(id);
      if (state.mode === 'traj') {
        return { title, lines: trajectory ? trendLines(intl, trajectory) : [] };
      }
      return { title, lines: crime ? rateLines(intl, crime, rankedCount) : [] };
    },
    [intl, state.mode, names, crimes, trajectories, rankedCount],
  );
  if (data.shapes === undefined) return <Waiting />;
  return (
    <AreaMap
      shapes={data.shapes}
      tones={data.tones}
      ramp={state.mode === 'traj' ? 'trend' : 'crime'}
      selected={state.area}
      describe={describe}
      onSelect={props.onSelect}
      coveredBelow={props.coveredBelow}
    />
  );
}

function TableOf(props: AreasViewProps) {
  const { range, names, failed } = props.data;
  const figures = props.state.mode === 'traj' ? props.data.trajectories : props.data.crimes;
  // What stands above the rows has its lines once it is known how many rows there are.
  if (range === null || (!failed && (names.size === 0 || figures === undefined))) {
    return <Waiting />;
  }
  return (
    <Suspense fallback={<Waiting />}>
      <AreaTable state={props.state} data={props.data} range={range} onSelect={props.onSelect} />
    </Suspense>
  );
}

function StandIn(props: AreasViewProps & { text: 'map.noWebgl' | 'failure.map' }) {
  return (
    <div className={styles.standIn}>
      <p role="status">
        <Text id={props.text} />
      </p>
      <TableOf {...props} />
    </div>
  );
}

function Waiting() {
  const text = useText();
  return (
    <div className={styles.waiting} role="status">
      <span className="visually-hidden">{text('map.loading')}</span>
    </div>
  );
}

/** A map that cannot be fetched or drawn gives way to the table. */
class MapFailure extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
