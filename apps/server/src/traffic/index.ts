export { trafficFeature } from './part.ts';
