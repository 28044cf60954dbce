/** The texts of the feature that any page may need. */
export const siteEn = {
  'nav.air': 'Air Quality', // spec 2
  'nav.airTracker': 'Air Quality Tracker',
  'nav.airMethod': 'How air is estimated',
  'notice.air': 'Air readings through {when}. <a>How they are read</a>',
} as const;
