export { type CsvCell, toCsv, unescapeCsvText } from './to-csv.ts';
