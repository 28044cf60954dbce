export type * from './county.ts';
