import { figuresOf } from '@townlight/domain/language';
import type { PageWords } from './page-words.ts';

const counted = (count: string, one: string, many: string) =>
  `${count === '0' ? 'no' : count} ${count === '1' ? one : many}`;

export function englishWords(county: string): PageWords {
  return {
    ...figuresOf('en-US'),
    county,
    crime: (name) => name,
    crimeInSentence: (name) => name,
    titles: {
      map: 'Crime Map',
      mapOfArea: (name) => `${name}, Crime Map`,
      neighborhood: (name) => `${name}, crime by month`,
      crime: (crime) => `${crime} by neighborhood and month`,
      compare: 'Compare neighborhoods',
      compared: (names) => `${names}, compared`,
      data: 'About the data',
      method: 'How crime is counted',
      categories: 'What counts as what',
      crimeTypes: 'Crime types in plain words',
      embed: 'Reported crime',
    },
    descriptions: {
      map: ({ month, ranked }) =>
        `Reported crime per 100,000 residents in ${ranked} neighborhoods of ${county}, ${month}: on a map, as a table, and how it has changed.`,
      area: ({ name, count, month, rate, rank }) =>
        `${name}: ${counted(count, 'crime', 'crimes')} reported in ${month}` +
        (rate === null ? '.' : `, ${rate} per 100,000 residents.`) +
        (rank === null
          ? ''
          : ` Rank ${rank.rank} of ${rank.ranked} neighborhoods by crime rate; rank 1 is the highest.`),
      incompleteArea: ({ name, month }) =>
        `${name}, crime by month. Not all police departments have supplied their records for ${month}, so it is not ranked.`,
      crime: ({ crime, count, month, highest }) =>
        `${counted(count, 'report', 'reports')} of ${crime} on record in ${county} in ${month}, month by month and by neighborhood.` +
        (highest === null ? '' : ` The highest rate is in ${highest}.`),
      compare: `Up to four neighborhoods of ${county} side by side, month by month.`,
      compared: ({ names, month }) =>
        `Reported crime in ${names}, side by side and month by month, through ${month}.`,
      data: 'Where the figures come from, which months each police department has supplied, and when they were published.',
      method: 'What each figure on the Crime Map means, and how it is worked out.',
      categories:
        'Every code of every police department, the crime type it counts as, and what the FBI calls it.',
      crimeTypes: 'What each crime type means, with examples, and what it is not.',
      sample: 'Sample data: the figures are invented.',
    },
    picture: {
      neighborhoodKind: (of) => `Neighborhood · ${of}`,
      crimeKind: (of) => `Crime · ${of}`,
      reported: (month) => `crimes reported in ${month}`,
      onRecord: (month) => `reports in ${month}`,
      rank: ({ rank, ranked }) => `Rank ${rank} of ${ranked} by crime rate`,
      tooFew: 'Too few reports to rate',
      unranked: 'Not ranked',
      mapTitle: 'Crime rates by neighborhood',
      neighborhoods: (count) => `in ${count} neighborhoods`,
      incomplete: (month) => `Not all police departments have supplied their records for ${month}.`,
      comparedBy: (month) => `Reported crimes per 100,000 residents, ${month}`,
      through: (month) => `Data through ${month}`,
      sample: 'Sample data, invented',
      alt: (title) => `Townlight: ${title}, drawn on a map of ${county}`,
    },
  };
}
