import type { VisualCategory } from '@townlight/domain/subscriptions';

/** A sentence; what stands between `<b>` and `</b>` is strong, all else is text as it is. */
export type Sentence = string;

/** What a letter says under one title, in one language, before it is drawn. */
export interface Block {
  readonly category: VisualCategory;
  readonly title: string;
  readonly sentences: readonly Sentence[];
  /** A chart of the neighborhood, with what it shows in words. */
  readonly picture?: { readonly caption: string; readonly alt: string };
  readonly table?: BlockTable;
  /** In small print: what is to be known of the figures. */
  readonly notes: readonly Sentence[];
  readonly links?: readonly BlockLink[];
}

export interface BlockLink {
  readonly label: string;
  /** Without language. */
  readonly path: string;
}

export interface BlockTable {
  /** The first names the row, the others stand over figures. */
  readonly head: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[]; readonly own: boolean }[];
}
