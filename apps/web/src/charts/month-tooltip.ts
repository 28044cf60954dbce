// Bundles the tooltip of a month into one chunk.
export { MonthTooltip } from './MonthTooltip.tsx';
export { formatMonthTooltip } from './month-tooltip-text.ts';
