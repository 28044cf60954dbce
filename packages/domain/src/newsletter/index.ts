export * from './automatic-mailings.ts';
export * from './edition-state.ts';
export * from './judge-refusal.ts';
export * from './longest-note.ts';
export * from './retry.ts';
export * from './suppression.ts';
export * from './watch-refusals.ts';
export * from './weekly-letter.ts';
