/** The texts of the pages about the data and the method in English; those pages fetch them. */
export const readingEn = {
  'data.title': 'About the data',
  'data.sampleLead':
    'The figures on this site are sample data: invented to show the site. Levels and seasons are believable, but they describe no real place.',
  'data.realLead':
    'The figures on this site are counted from the records that the police departments publish.',
  'data.emptyLead': 'No records are loaded yet.',
  'data.privacy': 'What we know about you',
  'data.privacyText':
    'We count how often each kind of page is opened and used, by day and by language. That is all. We use no cookies for this, keep no addresses and pass on nothing you type. If your browser asks not to be tracked (Do Not Track or Global Privacy Control), you are not counted.',
  'data.privacyPlaces':
    'Places you save stay in your browser. “Use my location” asks this site which neighborhood you are in, to the nearest hundred meters; we do not keep your location.',
  'data.privacyServices':
    'If the people who run this site also use a statistics service, it gets the same kinds of pages and events, and nothing more. It gets nothing from your subscription pages.',
  'data.load': 'Load the real records',
  'data.loadText':
    'The people who run this site load records with these commands, in the site’s folder. The sample data goes away when the first real records are published.',
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
  'data.methods': 'How the figures are made',
  'data.updates': 'Updates',
  'data.updatesText': 'This site checks these sources for new records on its own.',
  'data.source': 'Source',
  'data.checked': 'Last successful check',
  'data.changed': 'Last new records',
  'data.source.new': '{source} has not been checked yet.',
  'data.source.failing': 'The last check of {source} failed. It will be tried again soon.',
  'data.source.late': 'New records from {source} are late. These figures are from the last update.',
  'data.source.paused': 'Updates from {source} are paused.',
} as const;
