/** The texts of the feature that any page may need. */
export const siteEn = {
  'nav.coronavirus': 'Coronavirus', // spec 2
  'nav.coronavirusMethod': 'How coronavirus is counted',
  'notice.coronavirus': 'Cases reported through {day}. <a>How they are counted</a>',
  'notice.coronavirusEnded':
    'Cases reported through {day}; the series has ended. <a>How they are counted</a>',
} as const;
