export { composeEditionEmail } from './compose-edition-email.ts';
export { type EmailRenderContext, openEditionRenderer } from './edition-renderer.ts';
