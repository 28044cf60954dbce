export { placeSearchFeature } from './feature.ts';
