import type { AreaId } from '@townlight/domain/places';
import { formatYearMonth, type MonthRange, rangeBefore } from '@townlight/domain/time';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { AreaTable } from '../../area-map/table/AreaTable.tsx';
import { useText } from '../../language/use-text.ts';
import { periodTitle } from '../../time/period-text.ts';
import { useAreaAgencies } from '../api/use-area-agencies.ts';
import { useDaytime } from '../api/use-daytime.ts';
import { CrimeDownload } from '../files/CrimeDownload.tsx';
import { crimesCounted } from '../files/crimes-counted.ts';
import { crimeColumns, crimeRows } from './crime-rows.ts';
import type { SafetyMapState } from './safety-map-state.ts';
import type { SafetyMapData } from './use-safety-map-data.ts';

/** The figures of the safety map as a table. */
export function CrimeTable(props: {
  state: Pick<
    SafetyMapState,
    'mode' | 'partition' | 'area' | 'bigBundle' | 'smallBundles' | 'basket'
  >;
  data: SafetyMapData;
  range: MonthRange;
  onSelect: (id: AreaId) => void;
}) {
  const intl = useIntl();
  const text = useText();
  const { range } = props;
  const { mode, partition, area } = props.state;
  const { names, crimes, trajectories } = props.data;
  const daytime = useDaytime(partition).data;
  const police = useAreaAgencies(partition).data;
  const columns = useMemo(() => crimeColumns(mode, partition), [mode, partition]);
  const rows = useMemo(
    () => crimeRows(intl, mode, names, crimes, trajectories, daytime?.areas),
    [intl, mode, names, crimes, trajectories, daytime],
  );
  const period = periodTitle(intl, range);
  // columns that make the file self-describing
  const told = {
    from: formatYearMonth(range.from),
    to: formatYearMonth(range.to),
    crimes_counted: crimesCounted(props.state),
    figure: mode === 'traj' ? 'trend' : 'rate',
  };
  return (
    <AreaTable
      caption={
        mode === 'traj'
          ? text('table.trendCaption', { period, before: periodTitle(intl, rangeBefore(range)) })
          : text('table.caption', { period })
      }
      columns={columns}
      rows={rows}
      selected={area}
      download={(shown) => (
        <CrimeDownload
          fileName={`crime-by-${partition}.csv`}
          period={range}
          rows={async (status) => {
            const { areaRowsCsv } = await import('../files/area-rows-csv.ts');
            return areaRowsCsv(shown(), told, mode === 'traj' ? trajectories : crimes, {
              range,
              status,
              police,
            });
          }}
        />
      )}
      onSelect={props.onSelect}
    />
  );
}
