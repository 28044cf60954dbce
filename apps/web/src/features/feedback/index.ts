export { FeedbackButton } from './FeedbackButton.tsx';
export { feedbackFeature } from './feature.tsx';
export { MapProblemButton } from './MapProblemButton.tsx';
export { feedbackStaffFeature } from './staff-feature.ts';
