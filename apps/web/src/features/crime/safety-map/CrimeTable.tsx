import { useQuery } from '@tanstack/react-query';
import type { AreaId } from '@townlight/domain/places';
import { formatYearMonth, type MonthRange, previousRange } from '@townlight/domain/time';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { AreaTable } from '../../../area-map/table/AreaTable.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatPeriodTitle } from '../../../period/period-text.ts';
import { areaPolicingQuery } from '../api/area-policing.ts';
import { daytimeQuery } from '../api/daytime-query.ts';
import { CrimeDownload, formatCrimesCounted } from '../files/CrimeDownload.tsx';
import { buildCrimeRows, listCrimeColumns } from './crime-rows.ts';
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
  const daytime = useQuery(daytimeQuery(partition)).data;
  const police = useQuery(areaPolicingQuery(partition)).data;
  const columns = useMemo(() => listCrimeColumns(mode, partition), [mode, partition]);
  const rows = useMemo(
    () => buildCrimeRows(intl, mode, names, crimes, trajectories, daytime?.areas),
    [intl, mode, names, crimes, trajectories, daytime],
  );
  const period = formatPeriodTitle(intl, range);
  // columns that make the file self-describing
  const constantColumns = {
    from: formatYearMonth(range.from),
    to: formatYearMonth(range.to),
    crimes_counted: formatCrimesCounted(props.state),
    figure: mode === 'traj' ? 'trend' : 'rate',
  };
  return (
    <AreaTable
      caption={
        mode === 'traj'
          ? text('table.trendCaption', {
              period,
              before: formatPeriodTitle(intl, previousRange(range)),
            })
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
            const { toAreaRowsCsv } = await import('../files/area-rows-csv.ts');
            return toAreaRowsCsv(
              shown(),
              constantColumns,
              mode === 'traj' ? trajectories : crimes,
              {
                range,
                status,
                police,
              },
            );
          }}
        />
      )}
      onSelect={props.onSelect}
    />
  );
}
