/** What happens to a reply on its way. */
export type Fate =
  | 'comes'
  /** Comes after those that were requested later. */
  | 'delayed'
  /** The server fails. */
  | 'fails'
  /** Never reaches the page. */
  | 'cut'
  /** Ends in the middle. */
  | 'short'
  /** Is JSON of another shape. */
  | 'misshapen';

/** What is planted in a round; each reply meets one of them. */
export const PLANTED: readonly (readonly Fate[])[] = [
  ['delayed'],
  ['comes', 'delayed'],
  ['fails'],
  ['comes', 'fails', 'delayed'],
  ['cut', 'comes'],
  ['short', 'misshapen', 'comes'],
];
