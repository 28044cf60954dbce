export { type CoronavirusPart, coronavirusPart } from './part.ts';
export type { CoronavirusData } from './snapshot/coronavirus-data.ts';
