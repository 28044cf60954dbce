export * from './entry-state.ts';
export * from './measure-dispersion.ts';
export * from './moved-most.ts';
export type { CountPair } from './split-p-value.ts';
