export { nextRun } from './next-run.ts';
export { parseRhythm, sayRhythm } from './rhythm.ts';
export { type SourceFacts, type SourceState, sourceState } from './source-state.ts';
