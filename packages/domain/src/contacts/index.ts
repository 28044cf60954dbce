export * from './county-contacts.ts';
export * from './meeting-rule.ts';
