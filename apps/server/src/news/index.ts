export { newsPart } from './part.ts';
