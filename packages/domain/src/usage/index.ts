export * from './counted-page.ts';
export * from './counted-page.ts';
