import { pagePath } from '@townlight/domain/pages';
import type { FileMessages } from '../../../download/build-file-metadata.ts';
import type { MessageId } from '../../../i18n/messages/en.ts';

/** The description of each column; a name means the same in every file. */
const COLUMNS: Readonly<Record<string, MessageId>> = {
  from: 'column.from',
  to: 'column.to',
  month: 'column.month',
  id: 'column.id',
  name: 'column.name',
  crime_type: 'column.crimeType',
  crimes_counted: 'column.crimesCounted',
  figure: 'column.figure',
  records: 'column.records',
  crimes: 'column.crimes',
  crimes_year_before: 'column.yearBefore',
  reports: 'column.reports',
  reports_before: 'column.before',
  reports_year_before: 'column.yearBefore',
  residents: 'column.residents',
  rate_per_100000_residents: 'column.rate',
  county_rate_per_100000_residents: 'column.countyRate',
  similar_rate_per_100000_residents: 'column.similarRate',
  rate_95_low: 'column.low',
  rate_95_high: 'column.high',
  reliability: 'column.reliability',
  rank: 'column.rank',
  places_risen: 'column.placesRisen',
  change: 'column.changeWord',
  change_of_rate: 'column.changeOfRate',
  change_low: 'column.changeLow',
  change_high: 'column.changeHigh',
  expected: 'column.expected',
  usual_low: 'column.usualLow',
  usual_high: 'column.usualHigh',
  reason: 'column.reason',
  rules_changed: 'column.rulesChanged',
  completeness: 'column.completeness',
  departments_missing: 'column.departmentsMissing',
  policed_share: 'column.policedShare',
  policed_share_of: 'column.policedShareOf',
  class: 'column.class',
  note: 'column.note',
};

/** The metadata texts of every crime file. */
export const CRIME_FILE_MESSAGES: FileMessages = {
  definition: 'file.definition',
  method: pagePath({ kind: 'method' }),
  columns: COLUMNS,
  cautions: ['file.notSafety'],
};
