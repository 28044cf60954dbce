export { loadSample, type SampleLoadOptions } from './load-sample.ts';
export { removeSample } from './remove-sample.ts';
export { createSampleCommand } from './sample-command.ts';
