export { coronavirusFeature } from './feature.tsx';
