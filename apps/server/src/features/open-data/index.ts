export { openDataFeature } from './feature.ts';
