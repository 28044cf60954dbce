import type { DehydratedState } from '@tanstack/react-query';
import type { Language } from '@townlight/domain/language';

/** What the server drew a page from, so that the browser begins with the same. */
export interface PageState {
  readonly language: Language;
  readonly queries: DehydratedState;
}
