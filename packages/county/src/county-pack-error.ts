/** A file of a county pack that is missing or invalid. The message has the file, the place in it and the remedy. */
export class CountyPackError extends Error {
  override readonly name = 'CountyPackError';
}
