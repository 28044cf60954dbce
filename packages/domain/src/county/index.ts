export * from './area-terms.ts';
export * from './county.ts';
export type * from './source-terms.ts';
