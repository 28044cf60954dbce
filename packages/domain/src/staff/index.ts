export * from './change-words.ts';
export * from './page-after-sign-in.ts';
export * from './role.ts';
