export { composeEditionEmail } from './compose-letter.ts';
export { type EmailRenderContext, openEditionRenderer } from './open-edition.ts';
