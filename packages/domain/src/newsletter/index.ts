export * from './edition-state.ts';
