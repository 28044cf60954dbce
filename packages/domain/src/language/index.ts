export * from './language.ts';
export * from './locale-formatter.ts';
