export { ourDataPart } from './part.ts';
