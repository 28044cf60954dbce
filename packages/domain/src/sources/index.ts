export { computeNextRun } from './next-run.ts';
export { formatInterval, parseInterval } from './rhythm.ts';
export { findSourceState, type SourceRunHistory, type SourceState } from './source-state.ts';
