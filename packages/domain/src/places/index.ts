export * from './area.ts';
export * from './daytime.ts';
export * from './distance.ts';
export * from './partition.ts';
export * from './web-mercator.ts';
