/** The lines of the county and of similar areas in a chart, in English; fetched with them. */
export const similarEn = {
  'similar.name': 'Similar areas',
  'similar.legend.county': 'Dashed: {county}.',
  'similar.legend.similar': 'Dotted: areas with about as many residents.',
  'similar.legend.none': '{name}: no rate for these months.',
  'similar.tip.rate': '{name}: {rate} per 100,000',
  'similar.tip.provisional': '{name}: {rate} per 100,000, provisional',
  'similar.tip.none': '{name}: no rate for this month',
  'similar.summary': 'Line of {name}: lowest {lowest}, highest {highest}.',
  'similar.summaryNone': 'Line of {name}: no rate.',
  'similar.which': 'Which areas are similar?',
  'similar.rule':
    '{count, plural, one {The area} other {The # areas}} nearest in number of residents: half as many to twice as many. Nothing else is compared, such as income, jobs or visitors. The line is the median rate.',
  'similar.none': 'No area on record has half to twice as many residents.',
  'similar.method': 'How these lines are made',
  'similar.residents': '({count, plural, one {# resident} other {# residents}})',
} as const;
