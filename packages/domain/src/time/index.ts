export * from './county-calendar.ts';
export * from './county-hour.ts';
export * from './days-and-months.ts';
export * from './format-hour.ts';
