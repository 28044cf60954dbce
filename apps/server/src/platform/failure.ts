/**
 * Something that the person at the keyboard can mend. Its message says what is wrong, where and what to do;
 * the command line prints it in one line, without a stack, and ends with code 1.
 */
export class Failure extends Error {
  override readonly name = 'Failure';
}
