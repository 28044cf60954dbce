export { baseMapFeature } from './part.ts';
