/** What the store has of one kind of data, for `townlight status`. */
export interface StatusItem {
  /** `residents` */
  readonly name: string;
  /** `partial` if some of it is missing, and figures with it. */
  readonly state: 'complete' | 'partial' | 'missing';
  /** `265 of 272 neighborhoods` */
  readonly text: string;
  /** What is missing, and the command that loads it. */
  readonly details: readonly string[];
}
