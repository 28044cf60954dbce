export { coronavirusPart } from './part.ts';
