/** What people call the county's areas and crimes beside their names. */
export { crimeWords } from '@townlight/county-los-angeles/crime-words';
export { everydayNames } from '@townlight/county-los-angeles/everyday-names';
