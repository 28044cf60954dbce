export { type SampleReading, sampleReading, sampleReadings } from './sample-readings.ts';
export { type SampleStation, sampleStations } from './stations.ts';
