/** Maximum length of an answer in the feedback form, in visible characters. // spec 5, 9 */
export const MAX_ANSWER_CHARACTERS = 500;
/**
 * Maximum size in UTF-8, because a character can have any number of accents. Eight bytes each are enough for every
 * script.
 */
export const MAX_ANSWER_BYTES = 4_000;

/** Where the form for readers without script is sent. */
export const FEEDBACK_FORM_PATH = '/api/feedback/form';
