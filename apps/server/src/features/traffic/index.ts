export { trafficFeature } from './feature.ts';
