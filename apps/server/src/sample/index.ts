export { loadSample, type SampleLoadOptions } from './load-sample.ts';
export { createSampleCommand } from './sample-command.ts';
