export * from './case-total.ts';
export * from './constants.ts';
export * from './infection-rate.ts';
export * from './new-cases.ts';
export * from './reporting-area.ts';
export * from './sum-areas.ts';
export * from './suppress-disclosing-totals.ts';
