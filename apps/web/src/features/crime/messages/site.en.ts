/** The texts of the feature that any page may need. */
export const siteEn = {
  'nav.crimeMap': 'Crime Map', // spec 2
  'nav.crimeTracker': 'Crime Tracker', // spec 2
  'nav.neighborhoodTracker': 'Neighborhood Tracker', // spec 2
  'nav.compare': 'Compare neighborhoods',
  'nav.method': 'How crime is counted',
  'notice.through': 'Data through {month}. <a>Where it comes from</a>',
  'notice.sample':
    '<b>Sample data.</b> These figures are invented to show the site. <a>Load the real records</a>',
  'notice.sampleShort': '<a>Sample data. Load the real records</a>',
  'notice.empty': 'No records are loaded yet. <a>Load the real records</a>',
} as const;
