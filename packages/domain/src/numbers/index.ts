export * from './rounded-ratio.ts';
