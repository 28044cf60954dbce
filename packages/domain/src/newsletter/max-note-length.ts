/** Maximum characters of an editor's note in one language; longer notes do not fit into an email. */
export const MAX_NOTE_LENGTH = 5_000;
