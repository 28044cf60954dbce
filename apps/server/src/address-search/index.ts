export { placeSearchPart } from './part.ts';
