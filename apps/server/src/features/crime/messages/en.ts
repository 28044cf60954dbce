/** The texts of the crime pages' pictures in English. */
export const crimePicturesEn = {
  'page.data.title': 'About the data',
  'page.data.sentence':
    'Where the figures come from, which months each police department has supplied, and when they were published.',
  'page.method.title': 'How crime is counted',
  'page.method.sentence': 'What each figure on the Crime Map means, and how it is worked out.',
  'kind.neighborhood': 'Neighborhood · {county}',
  'kind.crime': 'Crime · {county}',
  'count.reported': '{count, plural, one {crime} other {crimes}} reported in {month}',
  'count.onRecord': '{count, plural, one {report} other {reports}} in {month}',
  'rank.place': 'Rank {rank, number} of {ranked, number} by crime rate',
  'rank.tooFew': 'Too few reports to rate',
  'rank.none': 'Not ranked',
  'rank.areas': 'in {areas, number} neighborhoods',
  'title.map': 'Crime rates by neighborhood',
  'title.compare': 'Compare neighborhoods',
  'records.incomplete': 'Not all police departments have supplied their records for {month}.',
  'records.none': 'No records for {month}.',
  'caption.compare': 'Reported crimes per 100,000 residents, {month}',
  'note.through': 'Data through {month}',
  'note.sample': 'Sample data, invented',
  'alt.map': 'Townlight: {title}, drawn on a map of {county}',
} as const;
