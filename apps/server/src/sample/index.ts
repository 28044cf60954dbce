export { loadSampleCounty } from './load-sample-county.ts';
