export { type CsvCell, fromCsvText, toCsv } from './to-csv.ts';
