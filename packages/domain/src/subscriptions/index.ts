export * from './constants.ts';
export * from './email-frequency.ts';
export * from './merge-neighborhoods.ts';
export * from './visual-category.ts';
