/** One thing that a filter may be. */
export interface Choice {
  readonly value: string;
  readonly text: string;
}
