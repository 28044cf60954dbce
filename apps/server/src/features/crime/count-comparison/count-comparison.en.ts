/** How a count compares with the usual ones, in English. */
export const countComparisonEn = {
  up: '<b>more than usual</b>{range}',
  down: '<b>fewer than usual</b>{range}',
  above: '<b>above the usual range</b>{range}, though chance could explain it',
  below: '<b>below the usual range</b>{range}, though chance could explain it',
  usual: '<b>within the usual range</b>{range}',
  untested: 'too few reports or months to judge',
  full: '{standing}; {before, number} in {against}{interval}',
  single: '{crime} {count, number} ({recent, number} on record since {since})',
  range: ' ({low, number} to {high, number})',
  more: ' (now between {low} and {high} more)',
  less: ' (now between {low} and {high} less)',
  min: ' (now at least {low} more)',
  either: ' (now between {low} less and {high} more)',
} as const;
