/** Rules of the method without a number, each described in `GET /api/methods` and on the method page. */
export const METHOD_RULES = [
  'month',
  'newest-record',
  'border',
  'unplaced',
  'whole-months',
  'incomplete',
  'residents-unknown',
  'ranking',
  'rounding',
  'intervals',
  'changes',
  'similar-areas',
] as const;
export type MethodRule = (typeof METHOD_RULES)[number];
