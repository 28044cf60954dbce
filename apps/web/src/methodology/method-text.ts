/** A compiled method text of `docs/methodology`: constants filled in, HTML rendered, links resolved. */
export interface MethodText {
  readonly title: string;
  /** Its sections, in order. */
  readonly contents: readonly MethodHeading[];
  readonly blocks: readonly MethodBlock[];
}

/** The text with the passages of a county, by its slug, and without those of any. */
export interface CountyMethodTexts {
  readonly [county: string]: MethodText;
  readonly general: MethodText;
}

export interface MethodHeading {
  /** The same in every language, so that a link to a section works in all. */
  readonly id: string;
  readonly text: string;
}

/** HTML, or a slot for live data; `contents` is the position of the table of contents. */
export type MethodBlock = { readonly html: string } | { readonly slot: string } | 'contents';
