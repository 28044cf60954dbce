export { AreaContacts } from './AreaContacts.tsx';
