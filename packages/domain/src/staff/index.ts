export * from './email.ts';
export * from './role.ts';
