export { composeLetter } from './compose-letter.ts';
export { openEdition, type PrintShop } from './open-edition.ts';
