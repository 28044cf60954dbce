/** All street addresses as the snapshot builder posts them, in shared memory. */
export interface AddressData {
  /** Changes whenever an address or the name of an area does. */
  readonly fingerprint: string;
  /** Number of known houses and of known numbered stretches of street. */
  readonly houses: number;
  readonly stretches: number;

  // The words of all names in alphabetical order, concatenated.
  readonly words: TextPool;
  /** A bit per letter that occurs in the word: a quick test that rules out most words before the edit distance. */
  readonly wordLetters: Int32Array;
  /** Weight of a word; rare words weigh more. */
  readonly wordWeights: Float32Array;
  /** Offsets into `wordNames`: the names that contain a word, from `wordNamesFrom[word]` up to the next offset. */
  readonly wordNamesFrom: Int32Array;
  readonly wordNames: Int32Array;

  // Distinct street names, as lists of word ids.
  readonly nameWordsFrom: Int32Array;
  readonly nameWords: Int32Array;
  /** Sum of the weights of the name's words. */
  readonly nameWeights: Float32Array;
  /** From 0 to 1; grows with the number of houses along streets of this name. */
  readonly nameImportance: Float32Array;
  readonly nameStreetsFrom: Int32Array;

  // Streets: one name in one place and zip code, in the order of names.
  readonly streetLabels: TextPool;
  readonly streetCities: Int32Array;
  /** 0 where none is known. */
  readonly streetPostcodes: Int32Array;
  readonly streetHousesFrom: Int32Array;
  readonly streetStretchesFrom: Int32Array;
  /** West, south, east and north of each street in 1e-6 degrees. */
  readonly streetBoxes: Int32Array;
  readonly cities: readonly string[];
  /** Number of houses in each city. */
  readonly cityHouses: Int32Array;

  // Houses by street and number; stretches by street.
  readonly numbers: Int32Array;
  readonly longitudes: Int32Array;
  readonly latitudes: Int32Array;
  readonly stretchInts: Int32Array;
}

/** UTF-8 texts, concatenated; text `i` occupies bytes `from[i]` up to `from[i + 1]`. */
export interface TextPool {
  readonly bytes: Uint8Array;
  readonly from: Int32Array;
}

/** Packs texts into shared memory. */
export function createTextPool(texts: readonly string[]): TextPool {
  const joined = Buffer.from(texts.join(''));
  const bytes = new Uint8Array(new SharedArrayBuffer(joined.length));
  bytes.set(joined);
  const from = allocateSharedInts(texts.length + 1);
  for (const [at, text] of texts.entries())
    from[at + 1] = (from[at] as number) + Buffer.byteLength(text);
  return { bytes, from };
}

/** Returns the text with this index. */
export function readPooledText({ bytes, from }: TextPool, at: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(
    'utf8',
    from[at],
    from[at + 1],
  );
}

export function allocateSharedInts(count: number): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4 * count));
}

export function allocateSharedFloats(count: number): Float32Array {
  return new Float32Array(new SharedArrayBuffer(4 * count));
}
