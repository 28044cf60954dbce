export { openDataFeature } from './part.ts';
