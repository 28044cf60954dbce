import type { Language } from '../language/index.ts';

/** What of a source is told in words. */
export interface SourceTermsWords {
  /** What comes from it, e.g. `Crime reports of the city of Los Angeles`. */
  readonly gives: string;
  readonly publisher: string;
  /** The name of the license, or that there is none. */
  readonly terms: string;
  /** What is asked of those who use it, in a sentence or two. */
  readonly asks: string;
}

/** Who publishes what a county's figures and maps are made of, and under which terms. */
export interface SourceTerms {
  readonly id: string;
  /** Where it is published; null where there is no one place. */
  readonly url: string | null;
  /** Where the terms stand; null where none are written down. */
  readonly termsUrl: string | null;
  readonly words: Readonly<Record<Language, SourceTermsWords>>;
}
