export { bundleToolFeature } from './feature.ts';
export { readSavedRows } from './store/history.ts';
