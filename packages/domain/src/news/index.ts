export * from './entry-state.ts';
