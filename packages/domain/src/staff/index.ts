export * from './audit-actions.ts';
export * from './audit-actions.ts';
export * from './sign-in-redirect.ts';
