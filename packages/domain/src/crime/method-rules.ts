/** What the method settles by rule rather than by number; each is said in `GET /api/methods` and on the method page. */
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
