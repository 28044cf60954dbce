export * from './calendar-day.ts';
export * from './county-calendar.ts';
export * from './county-hour.ts';
export * from './format-hour.ts';
export * from './year-month.ts';
