// Bundles the tooltip of a month into one chunk.
export { MonthTip } from './MonthTip.tsx';
export { monthWords } from './month-words.ts';
