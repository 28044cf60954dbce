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
  'legend.trendMiddle': 'No clear change',
  'legend.rateCounts':
    'Per 100,000 residents; {same, select, true {{least, plural, one {# area} other {# areas}}} other {{least, number} to {most, number} areas}} in each color.',
  'legend.trendCounts':
    '{lower, plural, one {# area} other {# areas}} lower, {same, number} with no clear change, {higher, number} higher.',
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
  'overview.up':
    '<b>{change, select, none {Up} other {Up {change}}} in {county}</b>: {reports} {when}, {before, number} {whenBefore}, {where}.',
  'overview.down':
    '<b>{change, select, none {Down} other {Down {change}}} in {county}</b>: {reports} {when}, {before, number} {whenBefore}, {where}.',
  'overview.same':
    '<b>No clear change in {county}</b>: {reports} {when}, {before, number} {whenBefore}, {where}.',
  'overview.none':
    '<b>No figure for {county}</b>: none of its {places} has full records both {when} and {whenBefore}.',
  'overview.inAll': 'in all {total, number} {places}',
  'overview.inSame': 'in the same {areas, number} of {total, number} {places}',
  'overview.left': 'Left out: {reasons}.',
  'overview.left.lacking': '{areas, number} for missing records ({agencies})',
  'overview.left.incomplete': '{areas, number} for missing records',
  'overview.left.rules': '{areas, number} where counting rules changed in between',
  'overview.left.unrecorded': '{areas, number} where police do not record this',
  'overview.otherAgencies':
    '{others, plural, one {# other department} other {# other departments}}',
  'overview.onRecord': 'Months on record',
  'changed.title': 'What changed most',
  'changed.lead':
    'Compared with {before}: {rises, number} clearly up, {falls, number} clearly down. The clearest first.',
  'changed.none': 'No area shows a clear change from {before}.',
  'changed.up':
    '▲ up{change, select, none {} other { {change}}}: {before, number}, then {count, number}',
  'changed.down':
    '▼ down{change, select, none {} other { {change}}}: {before, number}, then {count, number}',
  'yearOffer.why': 'Over 12 months, chance moves the figures less.',
  'sentence.same':
    '<b>No clear change from a year ago</b>: {reports} {when}, {before, number} a year earlier{place}.',
  'sentence.up':
    '<b>Up from a year ago</b>: {reports} {when}, {before, number} a year earlier{place}.',
  'sentence.down':
    '<b>Down from a year ago</b>: {reports} {when}, {before, number} a year earlier{place}.',
  'sentence.plain': '{said} {when}{place}.',
  'sentence.tooFew': '{said} {when}: <b>too few to rate</b>.',
  'sentence.notRecorded':
    '<b>Not recorded</b>: police records here do not show {kind}, so there is no figure.',
  'sentence.reported':
    '{count, plural, =0 {No crimes were reported} one {# crime was reported} other {# crimes were reported}}',
  'sentence.reportedOf':
    '{count, plural, =0 {There were no reports} one {There was # report} other {There were # reports}} of {kind}',
  'sentence.missing': 'On record {when}: {reports}.',
  'sentence.nothing': '<b>No records for {period}</b>. That does not mean nothing happened.',
  'sentence.trendUp': '<b>Trending higher</b>: {reports} {when}, {compared, number} {whenBefore}.',
  'sentence.trendDown': '<b>Trending lower</b>: {reports} {when}, {compared, number} {whenBefore}.',
  'sentence.trendSame':
    '<b>No clear change</b>: {reports} {when}, {compared, number} {whenBefore}.',
  'sentence.trendBreak':
    '<b>Not comparable</b>: {reports} {when}, {compared, number} {whenBefore}; the counting rules changed in between.',
  'sentence.yearBefore': 'A year earlier there were {before, number}.',
  'place.0': '. The rate is among the highest sixth of the county’s {areas}',
  'place.1': '. The rate is in the second-highest sixth of the county’s {areas}',
  'place.2': '. The rate is just above the middle of the county’s {areas}',
  'place.3': '. The rate is just below the middle of the county’s {areas}',
  'place.4': '. The rate is in the second-lowest sixth of the county’s {areas}',
  'place.5': '. The rate is among the lowest sixth of the county’s {areas}',
  'figure.ranking': 'Crime Ranking', // spec 2
  'figure.rankingOf': '<big>{rank, number}</big> of {ranked, number}',
  'figure.allCrime': 'All Crime', // spec 2
  'figure.chosenCrime': 'Chosen crimes', // spec 2
  'figure.ratePer': 'Crime Rate per 100,000 residents in this period',
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
  'table.change': 'Change',
  'table.direction.up': '▲ trending higher',
  'table.direction.down': '▼ trending lower',
  'table.direction.no-clear-change': 'no clear change',
  'download.geojson': 'Download the map (GeoJSON)',
} as const;
