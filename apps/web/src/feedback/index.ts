export { FeedbackButton } from './FeedbackButton.tsx';
export { MapProblem } from './MapProblem.tsx';
