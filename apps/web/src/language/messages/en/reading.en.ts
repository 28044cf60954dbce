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
} as const;
