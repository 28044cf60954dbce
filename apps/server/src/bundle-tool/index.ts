export { bundleToolFeature } from './part.ts';
export { readSavedRows } from './store/history.ts';
