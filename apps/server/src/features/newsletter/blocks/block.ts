import type { VisualCategory } from '@townlight/domain/subscriptions';

/** A sentence of plain text, in which `<b>` and `</b>` mark what is bold. */
export type MarkedSentence = string;

/** The content of a section of an email in one language, before it is rendered. */
export interface EmailBlock {
  readonly category: VisualCategory;
  readonly title: string;
  readonly sentences: readonly MarkedSentence[];
  /** A chart of the neighborhood, with its text alternative. */
  readonly picture?: { readonly caption: string; readonly alt: string };
  readonly table?: EmailBlockTable;
  /** Small print about the figures. */
  readonly notes: readonly MarkedSentence[];
  readonly links?: readonly EmailBlockLink[];
}

/** A link below a block. */
export interface EmailBlockLink {
  readonly label: string;
  /** Path without the language prefix. */
  readonly path: string;
}

/** A table of figures in a block. */
export interface EmailBlockTable {
  /** The first column contains the row's name, the others contain figures. */
  readonly head: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[]; readonly isHighlighted: boolean }[];
}
