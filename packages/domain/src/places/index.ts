export * from './area.ts';
export * from './partition.ts';
export * from './place-type.ts';
