export { newsletterPart } from './part.ts';
