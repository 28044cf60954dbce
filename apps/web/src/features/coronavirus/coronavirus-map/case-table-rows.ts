import type { IntlShape } from 'react-intl';
import type { AreaColumn, AreaRow } from '../../../area-map/table/area-rows.ts';
import { formatRate } from '../../../i18n/figures.ts';
import { createGetText } from '../../../i18n/use-text.ts';
import type { AreaCases, CountyCases } from './area-cases.ts';
import { formatTotalCases, STATUS_LABEL_IDS } from './format-cases.ts';

export const CASE_TABLE_COLUMNS: readonly AreaColumn[] = [
  { key: 'name', title: 'table.area.neighborhoods', csv: 'name', numeric: false },
  { key: 'rank', title: 'coronavirus.column.rank', csv: 'rank', numeric: true },
  { key: 'rate', title: 'coronavirus.column.rate', csv: 'infection_rate_per_100k', numeric: true },
  { key: 'cases', title: 'coronavirus.column.cases', csv: 'total_cases', numeric: true },
  { key: 'residents', title: 'coronavirus.column.residents', csv: 'population', numeric: true },
  { key: 'note', title: 'coronavirus.column.note', csv: 'note', numeric: false },
];

/** Builds the table rows; rows without a figure have a text for it and sort last in either direction. */
export function buildCaseTableRows(intl: IntlShape, { areas }: CountyCases): AreaRow[] {
  return [...areas.values()].map((area) => rowOf(intl, area));
}

function rowOf(intl: IntlShape, area: AreaCases): AreaRow {
  const text = createGetText(intl);
  const { id, name, record, standing } = area;
  const notAvailable = text('table.notAvailable');
  const note =
    standing === 'ranked'
      ? record?.partial
        ? text('coronavirus.partial')
        : ''
      : text(STATUS_LABEL_IDS[standing]);
  const rate = standing === 'withheld' ? null : (record?.infection_rate ?? null);
  const residents = record?.total_population ?? null;
  return {
    id,
    name,
    values: {
      name,
      rank: record?.ranking ?? null,
      rate: rate === null ? null : (record?.infection_rate_per_100K ?? null),
      cases: record?.total_cases ?? null,
      residents,
      note: note || null,
    },
    texts: {
      rank: record?.ranking == null ? notAvailable : intl.formatNumber(record.ranking),
      rate: rate === null ? notAvailable : formatRate(intl, rate),
      cases: record === null ? notAvailable : formatTotalCases(intl, record),
      residents: residents === null ? notAvailable : intl.formatNumber(residents),
      note,
    },
  };
}
