export { generateSampleSeries, type SampleSeries } from './sample-reports.ts';
