/** The texts of the feature that any page may need. */
export const siteEn = {
  'nav.traffic': 'CoronaTraffic Map', // spec 2
  'notice.traffic': 'A map of another site, shown here as it is.',
} as const;
