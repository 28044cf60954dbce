/** Everyday names of the county's areas and crimes. */
export { crimeSynonyms } from '@townlight/county-los-angeles/crime-synonyms';
export { everydayNames } from '@townlight/county-los-angeles/everyday-names';
