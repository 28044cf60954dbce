export * from './counted-events.ts';
export * from './counted-events.ts';
