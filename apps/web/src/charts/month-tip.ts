// What tells a month, in one file to fetch.
export { MonthTip } from './MonthTip.tsx';
export { monthWords } from './month-words.ts';
