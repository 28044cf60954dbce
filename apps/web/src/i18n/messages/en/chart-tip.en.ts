/** The tooltip of one month of a chart, in English; loaded when a month is pointed at. */
export const chartTipEn = {
  'chart.tip.count': '{count, plural, =0 {No reports} one {# report} other {# reports}}',
  'chart.tip.part':
    'Incomplete: {count, plural, one {# report} other {# reports}} on record so far',
  'chart.tip.nothing': 'No records for this month. That does not mean nothing happened.',
  'chart.tip.notRecorded': 'Not recorded by the police here',
  'chart.tip.before': '{month}: {count, plural, =0 {no reports} one {# report} other {# reports}}',
  'chart.tip.usual': 'Usual: {low, number} to {high, number}',
  'chart.tip.noBefore': '{month}: no figure to compare with',
  'chart.tip.rate': '{rate} per 100,000 residents, 95% interval {low} to {high}',
  'chart.tip.few': 'Fewer than {few, number} reports: too few for a rate',
  'chart.tip.provisional': 'Provisional: reports are still being added',
} as const;
