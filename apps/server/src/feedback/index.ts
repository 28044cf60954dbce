export { feedbackPart } from './part.ts';
