export { countyFeature } from './feature.ts';
