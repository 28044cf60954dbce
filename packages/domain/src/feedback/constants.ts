/** The longest answer to a question of the feedback form, in the characters that people count. // spec 5, 9 */
export const MOST_ANSWER_CHARACTERS = 500;
/** And in UTF-8: a character can have any number of accents. Eight for each are enough for every script. */
export const MOST_ANSWER_BYTES = 4_000;
