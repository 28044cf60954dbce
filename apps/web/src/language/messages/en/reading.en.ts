/** The texts of the pages about the data and the method in English; those pages fetch them. */
export const readingEn = {
  'data.title': 'About the data',
  'data.sampleLead':
    'The figures on this site are sample data: invented to show the site, with believable levels and seasons, and true of no place.',
  'data.realLead':
    'The figures on this site are counted from the records that the police departments publish.',
  'data.emptyLead': 'No records are loaded yet.',
  'data.privacy': 'What is known of you',
  'data.privacyText':
    'We count how often each kind of page is opened and used: by day and by language, and that is all. There are no cookies for it, no addresses are kept, and nothing that you type is sent along. If your browser asks not to be tracked (Do Not Track or Global Privacy Control), you are not counted.',
  'data.privacyPlaces':
    'Places that you keep stay in your browser. “Use my location” asks this site which neighborhood lies at that point, to the nearest hundred meters; the point is not kept.',
  'data.privacyServices':
    'If the people who run this site also use a statistics service, it learns the same kinds of pages and events, and no more. It learns nothing on the pages of your subscription.',
  'data.load': 'Load the real records',
  'data.loadText':
    'The people who run this site load records with these commands, in the folder of the site. Sample data disappears when the first real records are published.',
  'data.step.boundaries': 'The boundaries of the neighborhoods, a GeoJSON file:',
  'data.step.population': 'The number of residents of each area, a CSV file:',
  'data.step.coverage': 'Which police department covers which area, a CSV file:',
  'data.step.crime': 'The crime records of a department, a CSV file as it publishes them:',
  'data.step.releases': 'What has been loaded, and when:',
  'data.sources': 'Departments',
  'data.agency': 'Department',
  'data.first': 'From',
  'data.through': 'Through',
  'data.released': 'Released',
  'data.noneYet': 'none yet',
  'data.methods': 'How figures are made',
  'data.updates': 'Updates',
  'data.updatesText': 'This site checks these sources for new records on its own.',
  'data.source': 'Source',
  'data.checked': 'Last successful check',
  'data.changed': 'Last new records',
  'data.source.new': '{source} has not been checked yet.',
  'data.source.failing': 'The last check of {source} did not succeed. It will be repeated soon.',
  'data.source.late':
    'New records from {source} are late. The figures are those of the last update.',
  'data.source.paused': 'Updates from {source} are paused.',
  'method.title': 'How crime is counted',
  'method.lead': 'What each figure on the Crime Map means, and how it is made.',
  'method.reports': 'Reports',
  'method.reportsText':
    'A report is one record that a police department publishes. It belongs to the month in which the crime happened and to the area in which it lies. A record that cannot be located belongs to no area and is counted apart.',
  'method.rate': 'Crime rate',
  'method.rateText':
    'The number of reports in the period, divided by the number of residents, times {base, number}.',
  'method.ranking': 'Crime ranking',
  'method.rankingText':
    'Rank 1 is the highest rate. Areas of the same rate share a rank. Rankings change monthly.',
  'method.colours': 'Colors',
  'method.coloursText':
    'The ranked areas are cut into {classes, number} classes of equal size by rate. Areas with the same rate are never in two classes.',
  'method.incomplete': 'Incomplete data',
  'method.incompleteText':
    'An area is incomplete when a department that polices it has not supplied every month of the period. It has no rank.',
  'method.outlier': 'Outliers',
  'method.outlierText':
    'An area without any crime in the period, or with fewer than {residents, number} residents, is an outlier. It has no rank.',
  'method.small': 'Small counts',
  'method.smallText':
    'Under {few, number} reports no rate is given and the area is hatched. Under {unstable, number} reports the rate is marked unstable.',
  'method.trend': 'Trajectory',
  'method.trendText':
    'The period is compared with the period of equal length just before it. A change is called higher or lower only where the two counts differ by more than chance at {level, number, percent} (conditional binomial test); otherwise there is no clear change.',
  'method.break': 'The change of March 2024',
  'method.breakText':
    'From March 2024 on the Los Angeles Police Department counts every offense of an incident (NIBRS); before, it counted the most serious one. No change is stated across that month.',
  'method.newest': 'The newest months',
  'method.newestText':
    'Reports are revised for months. A month that ended less than {days, number} days before the release is provisional.',
} as const;
