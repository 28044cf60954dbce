export { coronavirusFeature } from './feature.tsx';
export { CoronavirusGlance } from './neighborhood/CoronavirusGlance.tsx';
