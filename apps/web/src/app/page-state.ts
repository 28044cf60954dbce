import type { DehydratedState } from '@tanstack/react-query';
import type { Language } from '@townlight/domain/language';

/** What the server drew a page from, so that the browser begins with the same. */
export interface PageState {
  readonly language: Language;
  /** Of `drawn-parts`, outer ones first. */
  readonly parts: readonly string[];
  readonly queries: DehydratedState;
}
