/** All street addresses as the builder posts them, on shared memory. */
export interface AddressData {
  /** Changes whenever an address or the name of an area does. */
  readonly fingerprint: string;
  /** How many houses, and how many stretches of numbered street, are known. */
  readonly houses: number;
  readonly stretches: number;

  // The words of all names, in the order of the alphabet, one after the other.
  readonly words: TextPool;
  /** A bit per letter that a word has: tells words apart that cannot be mistaken for each other. */
  readonly wordLetters: Int32Array;
  /** What a word tells, the rarer the more. */
  readonly wordWeights: Float32Array;
  /** Names that have a word: from `wordNamesFrom[word]` up to the next. */
  readonly wordNamesFrom: Int32Array;
  readonly wordNames: Int32Array;

  // Distinct names of streets, as lists of words.
  readonly nameWordsFrom: Int32Array;
  readonly nameWords: Int32Array;
  /** The sum of the weights of its words. */
  readonly nameWeights: Float32Array;
  /** From 0 to 1: how many houses there are along streets of this name. */
  readonly nameImportance: Float32Array;
  readonly nameStreetsFrom: Int32Array;

  // Streets: a name in a place and zip code, in the order of names.
  readonly streetLabels: TextPool;
  readonly streetCities: Int32Array;
  /** 0 where none is known. */
  readonly streetPostcodes: Int32Array;
  readonly streetHousesFrom: Int32Array;
  readonly streetStretchesFrom: Int32Array;
  /** West, south, east, north of each in 1e-6 degrees. */
  readonly streetBoxes: Int32Array;
  readonly cities: readonly string[];
  /** Houses in each city. */
  readonly cityHouses: Int32Array;

  // Houses by street and number; stretches by street.
  readonly numbers: Int32Array;
  readonly longitudes: Int32Array;
  readonly latitudes: Int32Array;
  readonly stretchInts: Int32Array;
}

/** Texts in UTF-8, one after the other; text `i` lies from `from[i]` up to `from[i + 1]`. */
export interface TextPool {
  readonly bytes: Uint8Array;
  readonly from: Int32Array;
}

export function makeTextPool(texts: readonly string[]): TextPool {
  const joined = Buffer.from(texts.join(''));
  const bytes = new Uint8Array(new SharedArrayBuffer(joined.length));
  bytes.set(joined);
  const from = sharedInts(texts.length + 1);
  for (const [at, text] of texts.entries())
    from[at + 1] = (from[at] as number) + Buffer.byteLength(text);
  return { bytes, from };
}

export function textAt({ bytes, from }: TextPool, at: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(
    'utf8',
    from[at],
    from[at + 1],
  );
}

export function sharedInts(count: number): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4 * count));
}

export function sharedFloats(count: number): Float32Array {
  return new Float32Array(new SharedArrayBuffer(4 * count));
}
