export { AreaContacts } from './WhoToAsk.tsx';
