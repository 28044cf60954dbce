/**
 * The texts that any page may need, in English; every page waits for them, so the texts of single pages are in separate
 * catalogs. Texts marked `spec` are quoted from the specification.
 */
export const siteEn = {
  // Shell
  'app.name': 'Townlight',
  'app.title': '{page} · Townlight',
  'app.skip': 'Skip to content',
  'app.loading': 'Loading',
  'app.close': 'Close',
  'nav.label': 'Main',
  'nav.menu': 'Menu',
  'nav.about': 'About',
  'nav.tools': 'Tools',
  'nav.stories': 'Stories', // spec 2
  'places.open': 'My places',
  'print.line': 'Printed on {day} from {address}',
  'nav.close': 'Close the menu',
  'nav.newTab': '(opens in a new tab)',
  'footer.label': 'Footer',
  'footer.contact': 'Contact',
  'footer.line': 'Townlight puts the public records of {county} on maps that residents can read.',
  'failure.load': 'The figures could not be loaded.',
  'failure.part': 'This could not be loaded.',
  'failure.outlines': 'The outlines of the map could not be loaded.',
  'failure.opened': 'This could not be opened.',
  'failure.offline': 'You are offline.',
  'failure.unreachable': 'The site could not be reached.',
  'failure.refused': 'The site answered with an error.',
  'failure.damaged': 'The answer did not arrive whole.',
  'failure.map': 'The map could not be loaded. The table shows the same figures.',
  'failure.again': 'Try again',
  'failure.page': 'Something went wrong on this page. The rest of the site still works.',
  'failure.language': 'The Spanish text could not be loaded. Try again.',
  'notFound.title': 'Page not found',
  'notFound.text': 'There is no page at this address.',
  'notFound.home': 'Go to the Crime Map',

  // Maps
  'map.label':
    'Map of crime in {county}. The arrow keys move it, plus and minus zoom, Enter selects the area in the middle. The table view has the same figures.',
  'report.onRecord': 'Which months we have',
  'coverage.why.partOfResidents':
    'Incomplete: the departments listed serve {share} of its residents. We do not know who serves the rest, or each serves only a small part.',
  'coverage.why.partOfArea':
    'Incomplete: the departments listed cover {share} of its area. We do not know who covers the rest, or each covers only a small part.',
  'report.policedBy': 'Policed by the {names}.',

  // Filters
  'filters.boundaries.neighborhoods': 'Neighborhoods',
  'filters.boundaries.zipcodes': 'Zip codes',
  'records.before': 'Records here begin in {first}. There are no figures for {period}.',
  'records.after': 'Records here end in {last}. There are no figures for {period} yet.',
  'records.begins-before':
    'Records here begin in {first}, so no area has figures for all of this period.',
  'records.ends-after': 'Records here end in {last}. These figures are for the months until then.',
  'period.lastYear': 'Show the last 12 months',
  'period.show': 'Show',
  'period.range': '{from} to {to}',

  // Search
  'search.go': 'Search',
  'search.results':
    '{count, plural, =0 {No area has this name} one {# suggestion} other {# suggestions}}',
  'search.none': 'No area has this name',
  'search.searching': 'Searching …',
  'search.failed': 'The search cannot be reached; names of areas still work',
  'search.instead': '{place} is outside of {county}. This is {area}, the nearest area in it.',
  'search.outside': '{place} is outside the areas of {county}',
  'search.locate': 'Use my location',
  'search.locating': 'Finding where you are …',
  'search.here': 'Your location',
  'search.locationOutside': 'You seem to be outside of {county}; type a place instead',
  'search.locationRefused':
    'Your browser does not share where you are; type an address or neighborhood instead',
  'search.locationUnknown':
    'Your browser could not tell where you are; type an address or neighborhood instead',

  // Legend
  'legend.label': 'Legend',
  'legend.edges': 'The color changes at {edges}.',

  // spec 8: popup captions
  'caption.incomplete': '(incomplete data)',
  'caption.outlier': '(outlier)',
  'caption.residentsUnknown': '(residents unknown)',
  'caption.incompleteOutlier': '(incomplete data & outlier)',
  'caption.notRecorded': '(not recorded by the police here)',
  'caption.break': '(not comparable: counting rules changed)',
  'caption.tooFew': '{count, plural, one {# report} other {# reports}}, too few to rate',
  'caption.rate': '{rate} per 100,000 residents',
  'caption.rank': 'Rank {rank} of {ranked}',
  'caption.counts': '{count, plural, one {# report} other {# reports}}, {before, number} before',
  'usual.up': 'Higher than usual',
  'usual.down': 'Lower than usual',
  'usual.usual': 'Within the usual range',
  'usual.above': 'Above its usual range, perhaps by chance',
  'usual.below': 'Below its usual range, perhaps by chance',
  'usual.untested': 'Too few reports to judge',
  'usual.range': '{low, number} to {high, number}',
  'usual.more': 'now between {low} and {high} more',
  'usual.less': 'now between {low} and {high} less',
  'usual.either': 'now between {low} less and {high} more',
  'usual.min': 'now at least {low} more',

  // Report
  'kind.all':
    '{count, plural, =0 {no reported crimes} one {# reported crime} other {# reported crimes}}',
  'kind.chosen': '{count, plural, =0 {no reports} one {# report} other {# reports}} of {kind}',
  'kind.several': 'the chosen crime types',
  'in.month': 'in {month}',
  'in.year': 'in the 12 months through {month}',
  'in.range': 'from {from} to {to}',
  'areas.neighborhoods': 'neighborhoods',
  'areas.zipcodes': 'zip codes',
  'figure.label': 'Statistical overview',
  'figure.tooFew': 'Too few',
  'figure.ranking': 'Crime Ranking', // spec 2
  'figure.rankingOf': '<big>{rank, number}</big> of {ranked, number}',
  'figure.allCrime': 'All Crime', // spec 2
  'figure.rate': 'Crime Rate', // spec 2
  'figure.rateBase': 'per 100,000 residents',
  'visitors.few-residents':
    'Far more people work here than live here, so the rate per resident reads high.',
  'visitors.work': 'Crimes against people who work here count too, so the rate looks high.',
  'visitors.visits': 'Crimes against visitors count too, so the rate looks high.',
  'visitors.daytime':
    'Per 100,000 people here by day, the rate is <b>{rate}</b>, with about {people, number} people. Ranks are by residents.',
  'visitors.source': 'People by day: {name}, {year}.',
  'visitors.invented': 'That number of people is rounded and made up for the sample county.',
  'visitors.row': 'many visitors',
  'figure.unstable': 'Fewer than 20 reports: the rate and the ranking are unstable.',
  // spec 2
  'state.incomplete':
    'Incomplete data! We do not have all the crime data for this area. We thus decided not to give it orange shading but rather shade it grey. Once we add the missing data, we will add it to our color scale.',
  'state.notRecorded':
    'This area is left out of the ranking: not recorded does not mean zero. Such reports may be counted under another crime type.',
  // spec 8
  'state.outlier':
    'Given this area’s extraordinarily high crimes/population ratio, we have identified it as an outlier, and we have removed it from our crime rate rankings.',
  'state.outlierResidents':
    '{residents, plural, =0 {Nobody lives here} one {# person lives here} other {# people live here}}: a rate needs at least {least, number} residents.',
  'state.outlierNone':
    'No crime of any kind is on record here for this period, so there is no rank.',
  'state.residentsUnknown':
    'We do not know how many people live here, so there is no rate and no rank. The reports still count.',
  'chart.title': '{shows}, {months}',
  'chart.countAxis': 'Number of Crimes', // spec 2
  'chart.rateAxis': 'Crimes per 100,000 residents',
  'chart.lastMonths': 'Last {months} months', // spec 2
  'chart.key': 'Line across a bar: the same month a year before.',
  'chart.keyLines': 'Dashed: {county}. Dotted: areas with about as many residents.',
  'chart.keyGap': 'Striped: incomplete data.',
  'chart.compare': 'Compare with the county',
  'chart.compareYear': 'Compare with the year before',
  'chart.linesFailed': 'The lines of the county and of similar areas could not be loaded.',
  'chart.keyFew': 'Outlined: fewer than {few, number} reports, too few for a rate.',
  'chart.rate': 'Per 100,000',
  'chart.break': 'New counting rules, {month}',
  'chart.breakSummary':
    'The counting rules changed in {month}; months before and after are not comparable.',
  'chart.summaryRate':
    'Bar chart of crimes per 100,000 residents by month, {from} to {to}. Lowest {lowest}, highest {highest}, latest {latest}.',
  'measure.label': 'Measure',
  'measure.rate': 'Rate',
  'measure.count': 'Count',
  'chart.keyUsual': 'Shaded: the usual range.',
  'chart.rowSummary': 'Reports by month, oldest first: {counts}',
  'chart.asTable': 'Show as table',
  'chart.asChart': 'Show as chart',
  'chart.summary':
    'Bar chart of the number of crimes by month, {from} to {to}. Lowest {lowest}, highest {highest}, latest {latest}.',
  'chart.month': 'Month',
  'chart.count': 'Number of Crimes', // spec 2
  'chart.before': 'Year before',
  'chart.yearBefore': 'a year before',
  'chart.tip.label': 'Month by month',
  'chart.tip.failed': 'The details of the months could not be loaded.',
  'chart.state': 'State',
  'chart.incomplete': 'incomplete data',
  'chart.not-recorded': 'not recorded',
  'chart.provisional': 'provisional',
  'chart.complete': 'complete',
  'compare.link': 'Compare with other neighborhoods',
  'embed.open': 'Embed',
  'download.metadata': 'About this file (JSON)',
  'download.csv': 'Download (CSV)',
  'breakdown.notRecorded': 'Police here do not count: {kinds}.',
  'ask.title': 'Who to ask in {name}',
  'crimeTypes.meanings': 'What each crime type means',
  'crimeTypes.meaning': 'What this crime type means',
  'truth.label': 'About these figures',
  'truth.through': 'Data through {month}.',
  'truth.provisional': 'Data through {month}, newest month provisional.',
  'truth.provisionalSince': 'Data through {month}; months from {provisional} on are provisional.',
  'truth.source': 'Source: {sources}, released {date}.',
  'truth.sourceSample': 'Source: invented sample records, made {date}.',
  'sure.title': 'How sure is this?',
  'truth.method': 'How this is counted',
  'truth.caution': 'What this does not tell you',
  'truth.cautionBasket':
    '“All crime” counts only what every police department records, so that areas can be compared. It leaves out {types}. On the map, “Everything on record” counts them too.',
  'truth.cautionResidents':
    'The rate counts residents, not visitors. Downtowns, airports, ports and malls have few residents and many visitors, so their rates are high.',
  'truth.cautionReports':
    'Only crimes that were reported to police, and that police recorded, are counted. How often people report crime differs from place to place.',
  'truth.cautionRanking':
    'The FBI advises against ranking places on crime counts alone. A rank says nothing about the risk to one person on one street.',
  'truth.cautionSmall':
    'Small counts move by chance. With fewer than 10 reports no rate is given; with fewer than 20 it is marked unstable. “Usual” is what the area’s own earlier months lead to expect.',

  // Table
  'table.unranked.not-recorded': 'not recorded',
  'table.unranked.break': 'counting rules changed',
  'table.unranked.incomplete': 'incomplete data',
  'table.unranked.residents-unknown': 'residents unknown',
  'table.unranked.outlier': 'outlier',
  'table.unranked.no-residents': 'no residents',
  'table.unranked.incomplete-outlier': 'incomplete data & outlier',
  'table.reliability.too-few': 'too few to rate',
  'table.reliability.unstable': 'unstable',
  'table.notAvailable': 'N/A', // spec 4
  'table.notRanked': 'Not ranked',

  // Feedback
  'feedback.open': 'Feedback', // spec 2
  'feedback.mapProblem': 'Having a problem with the map? Let us know.', // spec 2

  // Share
  'tracker.links': 'Save and share',
  'tracker.seeAll': 'See all {count, number}',
  'tracker.seeFewer': 'See fewer',
  'tracker.print': 'Print a one-page report',
  'tracker.notAvailable': 'N/A', // spec 4
  'share.open': 'Share',
  'share.more': 'More ways to share',
  'share.crime': 'Reported crime in {area}',
  'share.crimeOf': 'Reports of {kind} in {area}',
  'share.county': '{county}',
  'share.when': '{what}, {when}',
} as const;
