export * from './rank-descending.ts';
