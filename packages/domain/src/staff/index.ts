export * from './audit-actions.ts';
export * from './describe-browser.ts';
export * from './role.ts';
export * from './sign-in-redirect.ts';
