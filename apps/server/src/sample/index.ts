export { loadSample } from './load-sample.ts';
export { sampleCommand } from './sample-command.ts';
