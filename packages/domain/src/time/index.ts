export * from './county-calendar.ts';
export * from './county-hour.ts';
export * from './year-month.ts';
