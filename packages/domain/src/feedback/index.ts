export * from './answer-length.ts';
export * from './answers.ts';
export * from './feedback-page.ts';
