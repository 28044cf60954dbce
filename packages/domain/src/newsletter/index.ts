export * from './edition-state.ts';
export * from './judge-refusal.ts';
export * from './retry.ts';
