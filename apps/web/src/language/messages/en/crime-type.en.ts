/** The texts of the page of a type of crime in English; what says them fetches them. */
export const crimeTypeEn = {
  'crimeType.kind': 'Crime',
  'crimeType.title': '{crime} by neighborhood and month',
  'crimeType.categories': 'Category: {names}.',
  'crimeType.county': 'All of {county}.',
  'crimeType.searchCrime': 'Another crime',
  'crimeType.searchCrimePrompt': 'Crime type',
  'crimeType.unknown': 'There is no crime type “{crime}”. This is {name}.',
  'crimeType.table.neighborhoods': '{crime} by neighborhood, {period}',
  'crimeType.table.zipcodes': '{crime} by zip code, {period}',
  'crimeType.boundaries': 'Boundaries',
  'crimeType.neighborhood': 'Neighborhood',
  'crimeType.zipcode': 'Zip code',
  'crimeType.interval': '95% interval',
  'crimeType.coverage':
    '{missing, plural, =0 {{unrecorded, plural, =0 {Every one of the {of, number} {areas} is counted whole.} other {Of the {of, number} {areas}, those that are counted are counted whole.}}} one {# of {of, number} {areas} lacks records of this time and is counted as far as it is on record.} other {# of {of, number} {areas} lack records of this time and are counted as far as they are on record.}}{unrecorded, plural, =0 {} one { # is not counted: its police do not record this crime.} other { # are not counted: their police do not record this crime.}}',
  'crimeType.rank': 'Rank',
  'crimeType.rankNote':
    'Rank 1 is the highest rate of {ranked, number} ranked areas. Areas with under {few, number} reports keep a rank that chance could have given: they stand below, without it.',
  'crimeType.countNote':
    'Rank 1 has the most reports. Places with more residents and visitors have more of them; the rate allows for residents.',
  'crimeType.noneRated':
    'In this time no area reached {few, number} reports, the fewest we give a rate for.',
  'crimeType.tryYear': 'Look at the last year instead',
  'crimeType.onMap': 'See {crime} on the Crime Map',
} as const;
