export { type CoronavirusFeature, coronavirusFeature } from './part.ts';
export type { CoronavirusData } from './snapshot/coronavirus-data.ts';
