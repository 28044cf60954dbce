export { type CoronavirusFeature, coronavirusFeature } from './feature.ts';
export type { CoronavirusData } from './snapshot/coronavirus-data.ts';
