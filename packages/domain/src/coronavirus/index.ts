export * from './case-total.ts';
export * from './constants.ts';
export * from './infection-rate.ts';
export * from './new-cases.ts';
export * from './reporting-area.ts';
export * from './sum-case-series.ts';
export * from './suppress-disclosing-totals.ts';
