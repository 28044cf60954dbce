/** The door of the subject: what other rooms may use of it. */
export { useCrimeStatus } from './api/use-crime-status.ts';
