export { trafficFeature } from './feature.tsx';
