export type { SampleArea } from './make-sample-area.ts';
export { buildSampleCoverage, type SampleCoverage } from './sample-coverage.ts';
export {
  loadSampleGeography,
  type SampleAreaProperties,
  type SamplePartition,
  toSampleAreas,
} from './sample-geography.ts';
export {
  generateSampleIncidents,
  type SampleIncident,
  type SampleIncidentOptions,
} from './sample-incidents.ts';
