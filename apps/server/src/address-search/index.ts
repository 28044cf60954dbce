export { placeSearchFeature } from './part.ts';
