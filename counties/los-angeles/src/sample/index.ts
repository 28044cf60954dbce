export type { SampleArea } from './sample-area.ts';
export {
  type SampleAreaProperties,
  type SamplePartition,
  sampleAreas,
  sampleGeography,
} from './sample-geography.ts';
export { type SampleIncident, type SampleOptions, sampleIncidents } from './sample-incidents.ts';
export { type SampleSupply, sampleSupply } from './sample-supply.ts';
