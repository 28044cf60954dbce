export * from './counted-page.ts';
export * from './events.ts';
