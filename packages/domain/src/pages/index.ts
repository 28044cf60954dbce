export * from './page.ts';
export * from './page-patterns.ts';
