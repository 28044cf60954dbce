export {
  computeSampleReading,
  generateSampleReadings,
  type SampleReading,
} from './sample-readings.ts';
export { type SampleStation, sampleStations } from './stations.ts';
