export { baseMapFeature } from './feature.ts';
