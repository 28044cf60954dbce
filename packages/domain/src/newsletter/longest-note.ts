/** Characters of an editor's note in one language: a longer one would not fit into a letter. */
export const LONGEST_NOTE = 5_000;
