import type { Language } from '@townlight/domain/language';
import type { Edition } from '../edition/edition.ts';

/** What is sent to one subscriber. */
export interface Letter {
  readonly subject: string;
  /** A whole document, under 90 KB. */
  readonly html: string;
  readonly text: string;
}

/** To whom: nothing of them stands in the letter but what they chose. */
export interface LetterRecipient {
  readonly language: Language;
  readonly neighborhoods: readonly {
    readonly id: string;
    readonly name: string;
    /** Ids of visual categories. */
    readonly categories: readonly string[];
  }[];
}

/** Whole addresses that open this subscriber's own pages. */
export interface LetterLinks {
  readonly manage: string;
  readonly unsubscribe: string;
  /** Stands in the headers, not in the letter (RFC 8058). */
  readonly oneClick?: string;
}

/** An edition whose figures are in memory. Each part is drawn once, when the first letter needs it, and kept. */
export interface EditionInPrint {
  readonly edition: Edition;
  /** The address of the site, without a slash at its end. */
  readonly siteUrl: string;
  /** What stands of a neighborhood in a letter; null for a neighborhood that the edition knows nothing of. */
  part(
    area: string,
    language: Language,
    categories: readonly string[],
  ): { readonly name: string; readonly html: string; readonly text: string } | null;
}
