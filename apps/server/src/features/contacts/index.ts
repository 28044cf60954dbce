export { contactsFeature } from './feature.ts';
