export { openDataFeature } from './feature.tsx';
