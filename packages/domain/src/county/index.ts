export * from './area-terms.ts';
export type * from './county.ts';
export type * from './source-terms.ts';
