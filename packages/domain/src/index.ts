export * from './bundles/index.ts';
export type * from './county/index.ts';
export * from './crime/index.ts';
export * from './feedback/index.ts';
export * from './places/index.ts';
export * from './time/index.ts';
