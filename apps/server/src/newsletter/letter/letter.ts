import type { Language } from '@townlight/domain/language';
import type { Edition } from '../edition/edition.ts';

/** What is sent to one subscriber. */
export interface Letter {
  readonly subject: string;
  /** A whole document, under 90 KB: longer ones are cut off by mail programs. */
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

/** What stands of a neighborhood in a letter. */
export interface LetterPart {
  readonly id: string;
  readonly name: string;
  /** How the month was, in one sentence of plain text. */
  readonly sentence: string;
  /** Empty where the chosen categories say nothing of the neighborhood itself. */
  readonly html: string;
  readonly text: string;
  /** In place of the rest, in a letter that would be too long. */
  readonly short: { readonly html: string; readonly text: string };
}

/** All around the parts; personal addresses and names are put in at the end. */
export interface LetterFrame {
  fill(given: FrameMatter): { readonly html: string; readonly text: string };
}

export interface FrameMatter {
  readonly title: string;
  readonly preview: string;
  /** In the order in which they stand. */
  readonly parts: readonly { readonly html: string; readonly text: string }[];
  readonly names: string;
  readonly links: LetterLinks;
  /** The first neighborhood's page of this edition, without language. */
  readonly webPath: string;
}

/** An edition whose figures are in memory. Each part is drawn once, when the first letter needs it, and kept. */
export interface EditionInPrint {
  readonly edition: Edition;
  /** Null for a neighborhood that the edition knows nothing of. */
  part(area: string, language: Language, categories: readonly string[]): LetterPart | null;
  frame(language: Language, which: FrameChoice): LetterFrame;
  titles(language: Language, parts: readonly LetterPart[]): LetterTitles;
}

export interface FrameChoice {
  readonly kind: 'mail' | 'web';
  readonly severalNeighborhoods: boolean;
  readonly dataNews: boolean;
  readonly note: boolean;
}

export interface LetterTitles {
  readonly subject: string;
  /** The line that mail programs show beside the subject. */
  readonly preview: string;
  /** All neighborhoods, as a list in words. */
  readonly names: string;
}
