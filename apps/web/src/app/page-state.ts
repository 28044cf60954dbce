import type { DehydratedState } from '@tanstack/react-query';
import type { Language } from '@townlight/domain/language';

/** The state that the server rendered a page from, so that the browser hydrates with the same. */
export interface PageState {
  readonly language: Language;
  /** The imports that the page used (see `lazy-imports`), outer ones first. */
  readonly parts: readonly string[];
  readonly queries: DehydratedState;
}
