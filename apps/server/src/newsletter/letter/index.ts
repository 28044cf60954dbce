export { composeLetter } from './compose-letter.ts';
export type { EditionInPrint } from './letter.ts';
