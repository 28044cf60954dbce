/** The texts of the first HTML about the site itself in English. */
export const siteEn = {
  'site.description': 'Public records of {county}, on maps that residents can read.',
  'site.pictureAlt': '{page}, beside a map of {county}',
} as const;
