/** The texts of the neighborhood and crime trackers in English; their pages fetch them. */
export const trackersEn = {
  // Both trackers
  'tracker.monthly': 'Last Month', // spec 2
  'tracker.yearly': 'Last Year', // spec 2
  'tracker.history': 'Period',
  'tracker.month': 'Month',
  'tracker.search': 'Search for a Neighborhood', // spec 2
  'tracker.searchPrompt': 'Neighborhood name',
  'tracker.tooFew': 'too few',
  'tracker.unstable': 'unstable',
  'tracker.interval': '{low} to {high}',
  'tracker.noRank': '–',
  'tracker.noRecords':
    'No records are loaded yet, so there is nothing to count. <a>Load the real records</a>',
  'tracker.unknownMonth':
    'There are no complete records for that month. Records here run from {first} to {last}. These figures are for {last}.',

  // Changes: an arrow and a word
  'change.unknown': 'not comparable',
  'move.up': '{places, plural, one {# place higher} other {# places higher}}',
  'move.down': '{places, plural, one {# place lower} other {# places lower}}',
  'move.same': 'same rank',
  'move.note': '▲▼ places up or down since {before}.',
  'move.note.year': 'the 12 months before',
  'series.range': '{from} to {to}.',
  'series.length': 'Months shown',
  'series.months': '{months, number} months',

  // Other subjects
  'glance.cases':
    'About <b>{cases} new cases a day</b> in the week through {day}, when the records end.',
  'glance.casesWithheld': 'Case numbers are suppressed', // spec 8
  'glance.casesUnknown': 'The number of new cases in the last week on record is not known.',
  'glance.noCases': 'No cases/data reported', // spec 8
  'glance.onCoronavirusMap': 'On the coronavirus map',
  'glance.allNews': 'All news about {name}',

  // Headline
  'headline.allMonth':
    '{count, plural, =0 {No crimes} one {# crime} other {# crimes}} reported in {month}',
  'headline.allMonths':
    '{count, plural, =0 {No crimes} one {# crime} other {# crimes}} reported in the {months, number} months through {month}',
  'headline.alone': 'One month has few reports here: {month} alone had {count, number}{usual}.',
  'headline.incompleteMonth':
    '{count, plural, =0 {No records for {month}} one {# crime on record in {month}} other {# crimes on record in {month}}}',
  'headline.incompleteYear':
    '{count, plural, =0 {No records for the 12 months through {month}} one {# crime on record in the 12 months through {month}} other {# crimes on record in the 12 months through {month}}}',
  'against.year': 'the 12 months before',
  'against.months': 'the same months a year earlier',
  'headline.comparedMonth': '{figure}, {before, number} a year before.',
  'headline.comparedYear': '{figure}, {before, number} in the 12 months before.',
  'headline.comparedMonths': '{figure}, {before, number} in the same months a year earlier.',
  'headline.usually': 'Usually {range}.',
  'headline.interval': 'Against {against}: {interval}.',
  'headline.break': 'Not compared with {against}: the counting rules changed in {changeOver}.',
  'headline.noBaseline': 'Not compared with {against}: the records for that period are incomplete.',
  'headline.lacking':
    '{agencies} {count, plural, one {has} other {have}} not supplied {month}. A month without records is not a month without crime.',
  'headline.lackingSome':
    '{agencies} {count, plural, one {has} other {have}} not supplied every month of this period. A month without records is not a month without crime.',
  'headline.lastFull': 'Last full month: {month} →',
  'headline.incomplete': 'Not all police departments have supplied their records for this period.',

  // Chart
  'series.break':
    'The year before is left out for months before {changeOver}. {count, plural, =0 {The counting rules changed then.} one {Since then the {agencies} has counted every offense in an incident; before, only the most serious one.} other {Since then these departments have counted every offense in an incident; before, only the most serious one: {agencies}.}}',
  'series.breakInside':
    'The counting rules changed in {changeOver}{count, plural, =0 {.} one {: since then the {agencies} has counted every offense in an incident.} other {: since then these departments have counted every offense in an incident: {agencies}.}} Months before and after are not comparable.',
  'series.provisional': '{month} is provisional: reports are still being added.',
  'series.provisionalSince':
    'Months from {month} on are provisional: reports are still being added.',

  // Neighborhood page
  'neighborhood.kind': 'Neighborhood',
  'neighborhood.title': '{name}, crime by month',
  'neighborhood.residents': '{count, number} residents',
  'neighborhood.unknown': 'There is no neighborhood “{area}”. This is {name}.',
  'nearby.title': 'Next to {name}',
  'nearby.close': 'Close: {names}.',
  'nearby.lower': 'Lower: {names}.',
  'nearby.higher': 'Higher: {names}.',
  'nearby.note': 'Crimes per 100,000 residents {when}.',
  'nearby.county': 'Dashed: the county, {rate}.',
  'neighborhood.table': 'Crimes in {name}, {period}',
  'neighborhood.expandMap': 'Expand the map', // spec 2
  'neighborhood.asTable': 'All neighborhoods as a table',
  'neighborhood.mapTitle': 'Crime rate, {period}',
  'neighborhood.noMap': 'This browser cannot draw the map.',
  'single.under': '{recent} since {since}',
  'tracker.inYear': 'In 12 months',
  'kinds.crime': 'Crime',
  'kinds.reports': 'Reports',
  'kinds.rate': 'Per 100,000',
  'kinds.rank': 'Rank',
  'kinds.sure': 'How sure are these rates?',
  'kinds.unstable':
    'With fewer than {few, number} reports, no rate is given. With fewer than {unstable, number}, it is unstable, and its 95% interval is below it.',
  'kinds.noWords': 'No words: too close to call.',
  'kinds.finding': '{standing}: {names}.',
  'kinds.more': '{count, number} more',
  'kinds.none': 'No reports in this period.',
  'kinds.withoutType':
    '{count, plural, one {# more report has} other {# more reports have}} no crime type yet.',
  'kinds.noRecords': 'No records for {period}.',
  'rateRank.note': '1 is the highest rate',
  'rateRank.before': '1 is the highest rate; {before, number} in {since}',
  'rateRank.ranked': 'We rank {ranked, number} of {areas, number} neighborhoods.',
  'rateRank.unclear': 'The reports do not stand out, so the rank is not compared with {since}.',
  'rateRank.since.year': 'the 12 months before',

  // How sure is this?
  'sure.through': 'Through {month}',
  'sure.provisional': 'Through {month}, provisional',
  'sure.provisionalSince': 'Through {month}, provisional since {provisional}',
  'sure.rate': '<b>The true rate is likely {low} to {high}.</b>',
  'sure.month': '<b>One month jumps around.</b> A year says more. <a>Last Year</a>',
  'sure.provisionalMonth': '<b>Reports are still being added</b> for {month}.',
  'sure.provisionalMonths': '<b>Reports are still being added</b> from {month} on.',
  'sure.months': 'Which months we have',
} as const;
