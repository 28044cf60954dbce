export { loadSample } from './load-sample.ts';
export { createSampleCommand } from './sample-command.ts';
