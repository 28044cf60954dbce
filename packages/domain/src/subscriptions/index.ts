export * from './constants.ts';
export * from './merge-subscribed-neighborhoods.ts';
export * from './visual-category.ts';
