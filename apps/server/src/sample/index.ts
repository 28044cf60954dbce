export { loadSample } from './load-sample.ts';
