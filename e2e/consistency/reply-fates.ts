/** What happens to a reply on its way to the page. */
export type ReplyFate =
  | 'comes'
  /** Arrives after replies that were requested later. */
  | 'delayed'
  /** The server fails. */
  | 'fails'
  /** Never reaches the page. */
  | 'cut'
  /** Ends in the middle. */
  | 'short'
  /** Is JSON of another shape. */
  | 'misshapen';

/** The fates of a round; each reply gets one of them. */
export const PLANTED_FATES: readonly (readonly ReplyFate[])[] = [
  ['delayed'],
  ['comes', 'delayed'],
  ['fails'],
  ['comes', 'fails', 'delayed'],
  ['cut', 'comes'],
  ['short', 'misshapen', 'comes'],
];
