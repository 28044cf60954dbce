export { type CoronavirusPart, coronavirusPart } from './part.ts';
