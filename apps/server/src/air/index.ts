export { type AirOptions, airPart } from './part.ts';
export { airNowSource } from './sources/airnow-source.ts';
