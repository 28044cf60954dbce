export { formatInterval, parseInterval } from './interval.ts';
export { computeNextRun } from './next-run.ts';
export { findSourceState, type SourceRunHistory, type SourceState } from './source-state.ts';
