export { baseMapPart } from './part.ts';
