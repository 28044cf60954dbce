/** The texts around the three maps in English: their filters, tables and searches. */
export const areaMapEn = {
  'view.label': 'Show as',
  'view.map': 'Map',
  'view.showTable': 'As a table',
  'view.table': 'Table',
  'report.prompt': 'Type in your neighborhood to generate report', // spec 2
  'report.promptShort': 'Type in your neighborhood',
  'report.collapse': 'Hide the report',
  'report.unknownArea': 'There is no area named “{area}” in these boundaries.',
  'report.clear': 'Clear the selection',
  'period.title': 'Choose the months',
  'period.from': 'From',
  'period.to': 'To',
  'period.month': 'Month',
  'period.year': 'Year',
  'period.wrongOrder': '“From” must not be later than “To”.',
  'period.outside': 'Choose months between {first} and {last}.',
  'period.beforeRecords': 'Records begin in {first}. Months before that have no figures.',
  'period.cancel': 'Cancel',
  'filters.label': 'Filters',
  'filters.change': 'Change what is shown',
  'filters.open': 'Filters',
  'filters.done': 'Show the map',
  'filters.mode': 'Mode', // spec 2
  'filters.mode.safe': 'Crime rate',
  'filters.mode.traj': 'Trajectory',
  'filters.period': 'Time Period', // spec 2
  'filters.period.1': 'Last month',
  'filters.period.3': 'Last 3 months',
  'filters.period.12': 'Last 12 months',
  'filters.period.custom': 'Custom…',
  'filters.category': 'Crime category', // spec 2
  'filters.types': 'Crime Types', // spec 2
  'filters.types.some': '{count, plural, one {# type} other {# types}}',
  'filters.topic': 'Crime type',
  'filters.types.first': 'Choose a crime category first',
  'filters.all': 'All', // spec 5
  'filters.allCategories': 'All',
  'filters.everything': 'Everything on record',
  'filters.boundaries': 'Boundaries', // spec 2
  'table.search': 'Search this table',
  'table.searchPlaceholder': 'Name or zip code',
  'table.area.neighborhoods': 'Neighborhood',
  'table.area.zipcodes': 'Zip code',
  'table.note': 'Note',
  'table.rows': '{shown, number} of {all, number} areas',
  'table.none': 'No area matches.',
} as const;
