/** The texts of the feature that any page may need. */
export const siteEn = {
  'nav.news': 'News',
} as const;
