import { createLocaleFormatter } from '@townlight/domain/language';
import type { PictureMessages } from './picture-messages.ts';

export function createEnglishPictureMessages(county: string): PictureMessages {
  return {
    ...createLocaleFormatter('en-US'),
    county,
    crime: (name) => name,
    pages: {
      data: {
        title: 'About the data',
        sentence:
          'Where the figures come from, which months each police department has supplied, and when they were published.',
      },
      method: {
        title: 'How crime is counted',
        sentence: 'What each figure on the Crime Map means, and how it is worked out.',
      },
    },
    neighborhoodKind: (of) => `Neighborhood · ${of}`,
    crimeKind: (of) => `Crime · ${of}`,
    reported: ({ count, month }) => `${count === 1 ? 'crime' : 'crimes'} reported in ${month}`,
    onRecord: ({ count, month }) => `${count === 1 ? 'report' : 'reports'} in ${month}`,
    rank: ({ rank, ranked }) => `Rank ${rank} of ${ranked} by crime rate`,
    tooFew: 'Too few reports to rate',
    unranked: 'Not ranked',
    mapTitle: 'Crime rates by neighborhood',
    neighborhoods: (count) => `in ${count} neighborhoods`,
    incomplete: (month) => `Not all police departments have supplied their records for ${month}.`,
    noRecords: (month) => `No records for ${month}.`,
    compareTitle: 'Compare neighborhoods',
    comparedBy: (month) => `Reported crimes per 100,000 residents, ${month}`,
    through: (month) => `Data through ${month}`,
    sample: 'Sample data, invented',
    alt: (title) => `Townlight: ${title}, drawn on a map of ${county}`,
  };
}
