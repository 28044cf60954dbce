export { airPart } from './part.ts';
