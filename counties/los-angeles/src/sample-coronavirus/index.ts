export { type SampleSeries, sampleSeries } from './sample-reports.ts';
