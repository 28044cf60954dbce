export * from './category-scheme.ts';
export * from './title-case.ts';
