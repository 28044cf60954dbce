// Bundles the tooltip of a month into one chunk.
export { MonthTooltip } from './MonthTip.tsx';
export { formatMonthTooltip } from './month-words.ts';
