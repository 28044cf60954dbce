export { trafficPart } from './part.ts';
