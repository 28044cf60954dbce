/** A method page as the build makes it of `docs/methodology`: constants filled in, markup made, links led to pages. */
export interface MethodText {
  readonly title: string;
  /** Its sections, in their order. */
  readonly contents: readonly MethodHeading[];
  readonly parts: readonly MethodPart[];
}

export interface MethodHeading {
  /** The same in every language, so that a link to a section holds in all. */
  readonly id: string;
  readonly text: string;
}

/** Words, or the place of something that a page draws of live data; `contents` is the place of the list of sections. */
export type MethodPart = { readonly html: string } | { readonly slot: string } | 'contents';
