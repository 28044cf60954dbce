export * from './classify-smtp-refusal.ts';
export * from './edition.ts';
export * from './mailings.ts';
export * from './refusal-monitor.ts';
export * from './retry.ts';
export * from './suppression.ts';
