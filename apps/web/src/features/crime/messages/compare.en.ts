/** The texts of the comparison of neighborhoods in English; loaded by the code that uses them. */
export const compareEn = {
  'compare.title': 'Compare neighborhoods',
  'compare.titleOf': '{names}, compared',
  'compare.intro': 'Up to four neighborhoods side by side, by month.',
  'compare.add': 'Add a neighborhood',
  'compare.addPrompt': 'Neighborhood name',
  'compare.nextDoor': 'Add one next door: {areas}.',
  'compare.similar': 'Add one with about as many residents: {areas}.',
  'compare.full': 'You can compare four. Remove one to add another.',
  'compare.chosen': 'Chosen neighborhoods',
  'compare.remove': 'Remove {name}',
  'compare.said':
    '{count, plural, =0 {No neighborhood is chosen.} one {# of 4 neighborhoods: {names}.} other {# of 4 neighborhoods: {names}.}}',
  'compare.unknown': 'There is no neighborhood “{area}”.',
  'compare.startSaved': 'Or start with one of your places',
  'compare.startLarge': 'Or start where most people live',
  'compare.together': 'Compare {names}',

  // The sentence before the figures
  'compare.allCrime': 'reported crime',
  'compare.lead.apart':
    'The rate of {kind} {when} was highest in <b>{highest}</b> and lowest in <b>{lowest}</b>. Chance alone does not explain the difference.',
  'compare.lead.close': 'The rates of {kind} {when} in {names} were <b>too close to call</b>.',

  // Chart
  'compare.chart.rate': 'Crimes per 100,000 residents, by month',
  'compare.chart.count': 'Number of Crimes, by month', // spec 2
  'compare.chart.rateOf': 'Reports of {kind} per 100,000 residents, by month',
  'compare.chart.countOf': 'Number of reports of {kind}, by month',
  'compare.chart.pointed': 'The figures next to the names are for {month}.',
  'compare.chart.label': 'Line chart, {from} to {to}. {lines}',
  'compare.chart.line': '{name}: lowest {lowest}, highest {highest}, latest {latest}.',
  'compare.chart.lineNone': '{name}: no figure.',
  'compare.chart.gapFew':
    'A gap is a month with fewer than {few, number} reports, too few for a rate.',
  'compare.chart.gapIncomplete': 'A gap is a month with incomplete data.',
  'compare.chart.gapBoth':
    'A gap is a month with incomplete data, or with fewer than {few, number} reports, too few for a rate.',
  'compare.chart.noRate': '{names}: outlier, so no rate. “Count” shows the number of reports.',
  'compare.chart.few': 'too few',
  'compare.chart.incomplete': 'incomplete data',
  'compare.chart.residentsUnknown': 'residents unknown',
  'compare.chart.noResidents':
    '{names}: residents unknown, so no rate. “Count” shows the number of reports.',
  'compare.chart.outlier': 'outlier',
  'compare.chart.notRecorded': 'not recorded',
  'compare.chart.noRecord': 'Not recorded by the police there: {names}.',
  'compare.chart.noFigure': 'no figure',

  // Table
  'compare.table': 'All crime, {period}',
  'compare.tableOf': 'Reports of {kind}, {period}',
  'compare.area': 'Neighborhood',
  'compare.reports': 'Reports',
  'compare.onRecord': 'on record',
  'compare.rate': 'Per 100,000',
  'compare.rank': 'Rank',
  'compare.ranks': 'Rank 1 is the highest rate of {ranked, number} ranked neighborhoods.',
  'compare.usual': 'usually {range}',
  'compare.note':
    'Rates are per 100,000 residents in this period. Below each is its 95% interval: chance alone could move it that far. Below a count is its usual range: what the area’s own earlier months lead to expect.',
} as const;
