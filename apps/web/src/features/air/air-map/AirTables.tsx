import type { AreaId } from '@townlight/domain/places';
import { formatHour, type Hour } from '@townlight/domain/time';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { AreaTable } from '../../../area-map/table/AreaTable.tsx';
import { county } from '../../../i18n/county.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DownloadCsv } from '../../../tables/DownloadCsv.tsx';
import type { PageScale } from '../figures/air-scale.ts';
import { formatDayAndHour } from '../figures/air-times.ts';
import styles from './AirTables.module.css';
import type { AirAtHour } from './air-at-hour.ts';
import { AIR_TABLE_COLUMNS, buildAirTableRows } from './air-table-rows.ts';
import { formatAirFileName } from './download/use-air-download.ts';
import { StationTable } from './StationTable.tsx';

const importMessages = async () =>
  (await import('./download/air-file-messages.ts')).AIR_FILE_MESSAGES;
const EXPORT_SOURCE = { status: undefined, importMessages };

/** Shows the map's figures as two tables: areas and stations. */
export function AirTables(props: {
  air: AirAtHour;
  hour: Hour;
  names: ReadonlyMap<AreaId, string>;
  scale: PageScale;
  selected: AreaId | null;
  onSelect: (id: AreaId) => void;
}) {
  const intl = useIntl();
  const text = useText();
  const { air, hour, names, scale } = props;
  const rows = useMemo(() => buildAirTableRows(intl, air, names, scale), [intl, air, names, scale]);
  const when = formatDayAndHour(intl, hour, county.timeZone);
  const written = formatHour(hour, county.timeZone);
  return (
    <div className={styles.tables}>
      <AreaTable
        caption={text('airMap.tableCaption', { when })}
        columns={AIR_TABLE_COLUMNS}
        rows={rows}
        selected={props.selected}
        download={(shown) => (
          <DownloadCsv
            fileName={`${formatAirFileName(hour)}.csv`}
            // The file contains its hour and scale, so that it can be read without its name.
            rows={() =>
              shown().map((row, at) => [
                ...row,
                ...(at === 0 ? ['hour', 'scale'] : [written, scale]),
              ])
            }
            exportSource={EXPORT_SOURCE}
          />
        )}
        onSelect={props.onSelect}
      />
      <StationTable stations={air.stations} scale={scale} when={when} />
    </div>
  );
}
