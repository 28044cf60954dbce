export { contactsFeature } from './part.ts';
