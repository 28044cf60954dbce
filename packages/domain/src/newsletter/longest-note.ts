/** Maximum characters of an editor's note in one language; longer notes do not fit into an email. */
export const LONGEST_NOTE = 5_000;
