/** The texts of a crime type in one neighborhood in English; loaded by the code that uses them. */
export const crimePlaceEn = {
  'crimePlace.name': '{crime} in {name}',
  'crimePlace.title': '{crime} in {name}, by month',
  'crimePlace.unknown': 'There is no neighborhood “{area}”. This is the whole county.',
  'crimePlace.notRecorded': 'The police here do not record it separately from other reports.',
  'crimePlace.rank': 'Rank',
  'crimePlace.yearBefore': '{before, number} the 12 before',
  'crimePlace.since': 'Since {since}',
  'crimePlace.chance':
    'About {expected, number} is usual. Chance alone usually moves it between {low, number} and {high, number}.',
  'crimePlace.chanceChart': 'Scale from 0 to {end, number}, as described',
  'crimePlace.before': '<b>{count, number}</b> a year before',
  'crimePlace.reach': 'reach of chance',
  'crimePlace.meansTitle': 'What it means for me',
  'crimePlace.means':
    'In 12 months, one report of {crime} for every <b>{residents, number}</b> residents.',
  'crimePlace.windows': '{residents, number} windows, one lit.',
  'crimePlace.meansCounty': 'The county: one in {residents, number}.',
  'crimePlace.meansLimits': 'Reports from shops, offices and visitors count too.',
  'crimePlace.times': '{ratio} times the county’s rate',
  'crimePlace.higher': 'Above the county’s rate',
  'crimePlace.lower': 'Below the county’s rate',
  'crimePlace.close': 'Close to the county’s rate',
  'crimePlace.multiples':
    'Reports of {crime} per 100,000 residents. Number: the 12 months through {month}. Line: month by month, on one scale; gray: {name}. Months with few reports jump around.',
  'crimePlace.inCounty': '{crime} in the whole county',
  'crimePlace.allCrime': 'All crime in {name}',
  'headline.kindIncompleteMonth':
    '{count, plural, =0 {No records for {month}} one {# report of {crime} on record in {month}} other {# reports of {crime} on record in {month}}}',
  'headline.kindIncompleteYear':
    '{count, plural, =0 {No records for the 12 months through {month}} one {# report of {crime} on record in the 12 months through {month}} other {# reports of {crime} on record in the 12 months through {month}}}',
} as const;
