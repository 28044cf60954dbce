export * from './county-calendar.ts';
export * from './year-month.ts';
