export { airFeature } from './feature.tsx';
