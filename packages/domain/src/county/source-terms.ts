import type { Language } from '../language/index.ts';

/** The translated texts of a source. */
export interface SourceTermsText {
  /** What it provides, e.g. `Crime reports of the city`. */
  readonly gives: string;
  readonly publisher: string;
  /** The name of the license, or a statement that there is none. */
  readonly terms: string;
  /** What the publisher requires of users, in a sentence or two. */
  readonly asks: string;
}

/** Publisher and terms of a source of a county's figures and maps. */
export interface SourceTerms {
  readonly id: string;
  /** Where it is published; null without a single address. */
  readonly url: string | null;
  /** URL of the terms; null where none are published. */
  readonly termsUrl: string | null;
  readonly translations: Readonly<Record<Language, SourceTermsText>>;
}
