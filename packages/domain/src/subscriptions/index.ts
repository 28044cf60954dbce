export * from './constants.ts';
export * from './merge-neighborhoods.ts';
export * from './visual-category.ts';
