export * from './area.ts';
export * from './partition.ts';
