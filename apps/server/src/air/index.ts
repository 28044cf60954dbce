export { type AirOptions, airPart } from './part.ts';
