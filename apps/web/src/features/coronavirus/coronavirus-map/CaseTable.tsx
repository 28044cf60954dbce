import type { AreaId } from '@townlight/domain/places';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { AreaTable } from '../../../area-map/table/AreaTable.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { DownloadCsv } from '../../../tables/DownloadCsv.tsx';
import { formatCaseDay } from '../figures/case-day.ts';
import type { CountyCases } from './area-cases.ts';
import { buildCaseTableRows, CASE_TABLE_COLUMNS } from './case-table-rows.ts';

const importMessages = async () => (await import('./case-file-messages.ts')).CASE_FILE_MESSAGES;
const EXPORT_SOURCE = { status: undefined, importMessages };

/** Shows the map's figures as a table. */
export function CaseTable(props: {
  cases: CountyCases;
  through: string;
  selected: AreaId | null;
  onSelect: (id: AreaId) => void;
}) {
  const intl = useIntl();
  const text = useText();
  const { cases, through } = props;
  const rows = useMemo(() => buildCaseTableRows(intl, cases), [intl, cases]);
  return (
    <AreaTable
      caption={text('coronavirus.tableCaption', { day: formatCaseDay(intl, through) })}
      columns={CASE_TABLE_COLUMNS}
      rows={rows}
      selected={props.selected}
      download={(shown) => (
        <DownloadCsv
          fileName={`coronavirus-${through}.csv`}
          // The file contains its date, so that it can be read without its name.
          rows={() => shown().map((row, at) => [...row, at === 0 ? 'date' : through])}
          exportSource={EXPORT_SOURCE}
        />
      )}
      onSelect={props.onSelect}
    />
  );
}
