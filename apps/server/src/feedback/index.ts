export { feedbackFeature } from './part.ts';
