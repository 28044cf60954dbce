/** The texts of the safety map in English; that page and its embed fetch them. */
export const crimeMapEn = {
  'map.title': 'Crime Map', // spec 2
  'map.areaTitle': '{name}, Crime Map',

  // Legend
  'legend.rate': 'Crime rate, {period}',
  'legend.rateOf': 'Rate of {kind}, {period}',
  'legend.trend': 'Trend, {period} compared with {before}',
  'legend.lower': 'Lower Crime Rate', // spec 2
  'legend.higher': 'Higher Crime Rate', // spec 2
  'legend.trendLower': 'Trending lower', // spec 2
  'legend.trendHigher': 'Trending higher', // spec 2
  'legend.trendMiddle': 'Does not stand out',
  'legend.rateCounts':
    'Per 100,000 residents; {same, select, true {{least, plural, one {# area} other {# areas}}} other {{least, number} to {most, number} areas}} in each color.',
  'legend.trendCounts':
    '{lower, plural, one {# area} other {# areas}} lower than usual, {same, number} not standing out, {higher, number} higher than usual.',
  'legend.missing': 'Incomplete Data and Outliers', // spec 2
  'legend.residentsUnknown': 'No rate: residents unknown',
  'legend.notRecorded': 'Not recorded by the police there',
  'legend.broken': 'Not comparable: counting rules changed',
  'legend.noneRated': 'No area has enough reports for a rate in this period.',
  'legend.few': 'Too few reports to rate',

  // Report
  'report.title': 'Crime Report', // spec 2
  'report.reopen': 'Show the Crime Report',
  'report.intro': 'How does your neighborhood compare, and is it getting better?',
  'report.introText': 'Search above, or choose an area on the map or in the table.',
  'report.toPage': 'More about {name}',
  'overview.judged':
    '<b>{standing} in {county}</b>: {reports} {when}, {before, number} {whenBefore}.',
  'overview.none':
    '<b>No figure for {county}</b>: none of its {places} has full records both {when} and {whenBefore}.',
  'overview.noBase': '<b>No comparison for {county} {when}</b>: the records begin {first}.',
  'overview.inAll': 'Both counts are of all {total, number} {places}.',
  'overview.inSame': 'Both counts are of the same {areas, number} of {total, number} {places}.',
  'overview.left': 'Not counted: {reasons}.',
  'overview.left.lacking': '{areas, number} for missing records ({agencies})',
  'overview.left.incomplete': '{areas, number} for missing records',
  'overview.left.rules': '{areas, number} where counting rules changed in between',
  'overview.left.unrecorded': '{areas, number} where police do not record this',
  'overview.otherAgencies':
    '{others, plural, one {# other department} other {# other departments}}',
  'overview.onRecord': 'Months on record',
  'changed.title': 'What stands out',
  'changed.lead': '{rises, number} higher than usual, {falls, number} lower. The clearest first.',
  'changed.none': 'No area stands out from what is usual for it.',
  'changed.figure': '{arrow} {count, number}, usually {usual}',
  'single.where': 'Where they were reported',
  'single.lead':
    'Each one matters, so they are counted one by one. Beside them: how many are on record since {since}.',
  'single.none': 'None in this period.',
  'yearOffer.why': 'One month jumps around. A year says more.',
  'sentence.judged': '<b>{standing}</b>: {reports} {when}, {before, number} a year earlier.',
  'sentence.usual': 'Usually {usual}.',
  'sentence.interval': 'Against {against}: {interval}.',
  'against.yearEarlier': 'a year earlier',
  'sentence.plain': '{said} {when}.',
  'sentence.tooFew': '{said} {when}: <b>too few to rate</b>.',
  'sentence.longer':
    'One month has few reports here, so first the {months, number} months through {month}. <b>{standing}</b>: {reports}, {before, number} in the same months a year earlier.',
  'sentence.single': '{recent, number} on record since {since}.',
  'sentence.notRecorded':
    '<b>Not recorded</b>: police records here do not show {kind}, so there is no figure.',
  'sentence.reported':
    '{count, plural, =0 {No crimes were reported} one {# crime was reported} other {# crimes were reported}}',
  'sentence.reportedOf':
    '{count, plural, =0 {There were no reports} one {There was # report} other {There were # reports}} of {kind}',
  'sentence.missing': 'On record {when}: {reports}.',
  'sentence.nothing': '<b>No records for {period}</b>. That does not mean nothing happened.',
  'sentence.trendJudged': '<b>{standing}</b>: {reports} {when}, {compared, number} {whenBefore}.',
  'sentence.trendBreak':
    '<b>Not comparable</b>: {reports} {when}, {compared, number} {whenBefore}; the counting rules changed in between.',
  'sentence.yearBefore': 'A year earlier there were {before, number}.',
  'place.0': 'It has one of the highest rates of the county’s {areas}.',
  'place.1': 'The rate is in the second-highest sixth of the county’s {areas}.',
  'place.2': 'The rate is just above the middle of the county’s {areas}.',
  'place.3': 'The rate is just below the middle of the county’s {areas}.',
  'place.4': 'The rate is in the second-lowest sixth of the county’s {areas}.',
  'place.5': 'It has one of the lowest rates of the county’s {areas}.',
  'figure.chosenCrime': 'Chosen crimes', // spec 2
  'breakdown.title': 'Crime types {when}',
  'breakdown.kind': 'Crime type',
  'breakdown.count': 'Reports',
  'breakdown.rate': 'Per 100,000',
  'breakdown.tooFew': 'too few',
  'breakdown.more': '{count, plural, one {# more type} other {# more types}}',
  'breakdown.less': 'Fewer types',
  'breakdown.none': 'No reports of the chosen types.',

  // Table
  'table.caption': 'Crime by area, {period}',
  'table.trendCaption': 'Trend by area, {period} compared with {before}',
  'table.rank': 'Rank',
  'table.count': 'Reports',
  'table.rate': 'Per 100,000',
  'table.population': 'Residents',
  'table.before': 'Before',
  'table.change': 'Change (95% interval)',
  'table.span': '{low} to {high}',
  'download.geojson': 'Download the map (GeoJSON)',

  // The slider of months
  'timeline.choice': 'Month by month',
  'timeline.label': 'Month by month',
  'timeline.month': 'Month',
  'timeline.play': 'Play the months',
  'timeline.pause': 'Pause',
  'timeline.next': 'Next month',
  'timeline.close': 'Close',
  'timeline.colors': 'The same color is the same rate in every month.',
  'timeline.laterRules':
    '{count, plural, one {The {agencies} has} other {These departments have}} counted by other rules since {month}{count, plural, one {} other {: {agencies}}}. Months before and after are not comparable.',
} as const;
