export * from './language.ts';
export * from './locale-figures.ts';
