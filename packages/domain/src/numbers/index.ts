export * from './round-ratio.ts';
