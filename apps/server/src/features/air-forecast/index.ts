export { createAirNowForecastSource } from './airnow-forecast-source.ts';
export { airForecastFeature } from './feature.ts';
