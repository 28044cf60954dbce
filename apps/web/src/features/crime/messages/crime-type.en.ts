/** The texts of the page of a crime type in English; loaded by the code that uses them. */
export const crimeTypeEn = {
  'crimeType.kind': 'Crime',
  'crimeType.title': '{crime} by neighborhood and month',
  'crimeType.searchCrime': 'Another crime',
  'crimeType.searchCrimePrompt': 'Crime type',
  'crimeType.unknown': 'There is no crime type “{crime}”. This is {name}.',
  'crimeType.table.neighborhoods': '{crime} by neighborhood, {period}',
  'crimeType.table.zipcodes': '{crime} by zip code, {period}',
  'crimeType.boundaries': 'Boundaries',
  'crimeType.neighborhood': 'Neighborhood',
  'crimeType.zipcode': 'Zip code',
  'crimeType.coverage':
    '{missing, plural, =0 {{unrecorded, plural, =0 {All {of, number} {areas} have complete records for this period.} other {Of {of, number} {areas}, all that are counted have complete records for this period.}}} one {# of {of, number} {areas} has incomplete records for this period; only what is on record is counted.} other {# of {of, number} {areas} have incomplete records for this period; only what is on record is counted.}}{unrecorded, plural, =0 {} one { # is not counted because its police do not record this crime.} other { # are not counted because their police do not record this crime.}}',
  'crimeType.rank': 'Rank',
  'crimeType.rankNote':
    'Rank 1 is the highest rate of {ranked, plural, one {# ranked area} other {# ranked areas}}. Areas with fewer than {few, number} reports are listed below, unranked.',
  'crimeType.countNote':
    'Rank 1 has the most reports. Places with more residents and visitors tend to have more; the rate takes residents into account.',
  'crimeType.noneRated':
    'No area had {few, number} reports in this period, the fewest we give a rate for.',
  'crimeType.tryYear': 'Look at the last year instead',
  'crimeType.onMap': 'See {crime} on the Crime Map',
  'headline.kindMonth':
    '{count, plural, =0 {No reports} one {# report} other {# reports}} of {crime} in {month}',
  'headline.kindYear':
    '{count, plural, =0 {No reports} one {# report} other {# reports}} of {crime} in the 12 months through {month}',
  'headline.kindMonths':
    '{count, plural, =0 {No reports} one {# report} other {# reports}} of {crime} in the {months, number} months through {month}',
  'headline.sameAreas': 'In the {count, number} {areas} with complete records for both periods.',
  'headline.kindNotRecorded': 'No figure for {crime} in this period',
  'headline.notRecorded': 'No police department here records it separately from other reports.',
  'headline.likeForLike':
    'Compared in the {count, number} {areas} with complete records for both periods: {before, number} then, {now, number} now.',
  'headline.likeForRules':
    'Compared in the {count, number} {areas} with complete records for both periods and the same counting rules: {before, number} then, {now, number} now.',
  'single.note':
    'Each of these matters. Where fewer than {few, number} are expected, there is no usual range, and none is called high or low.',
} as const;
