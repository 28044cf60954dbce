export * from './rank-from-highest.ts';
