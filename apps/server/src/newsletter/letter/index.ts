export { composeLetter } from './compose-letter.ts';
export type { EditionInPrint } from './letter.ts';
export { openEdition, type PrintShop } from './open-edition.ts';
