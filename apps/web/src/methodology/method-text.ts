/** A compiled method text of `docs/methodology`: constants filled in, HTML rendered, links resolved. */
export interface MethodText {
  readonly title: string;
  /** Its sections, in order. */
  readonly contents: readonly MethodHeading[];
  readonly blocks: readonly MethodBlock[];
}

export interface MethodHeading {
  /** The same in every language, so that a link to a section works in all. */
  readonly id: string;
  readonly text: string;
}

/** HTML, or a slot for live data; `contents` is the position of the table of contents. */
export type MethodBlock = { readonly html: string } | { readonly slot: string } | 'contents';
