export * from './area-terms.ts';
export type * from './county.ts';
export * from './method-names.ts';
export type * from './source-terms.ts';
