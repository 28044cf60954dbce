/** The texts of the feature that any page may need. */
export const siteEn = {
  'nav.subscribe': 'Newsletters',
  'subscribe.title': 'Subscribe to our neighborhood newsletters', // spec 2
  'subscribe.titleOf': 'Subscribe to the newsletter of {name}',
} as const;
