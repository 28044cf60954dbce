export { whoToAskPart } from './part.ts';
