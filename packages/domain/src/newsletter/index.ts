export * from './classify-smtp-refusal.ts';
export * from './edition-state.ts';
export * from './edition-state.ts';
export * from './refusal-monitor.ts';
export * from './retry.ts';
export * from './suppression.ts';
export * from './weekly-email.ts';
export * from './weekly-email.ts';
