/** The longest answer to a question of the feedback form, in the characters a text field counts. // spec 5, 9 */
export const MOST_ANSWER_CHARACTERS = 500;
