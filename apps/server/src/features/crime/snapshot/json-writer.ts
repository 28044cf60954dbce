import { RATE_DECIMALS } from '@townlight/domain/crime';

/**
 * Writes JSON as bytes into a reused buffer. A ranking has hundreds of numbers per request: joining strings and
 * printing shortest doubles would cost five times the ranking itself.
 */
export interface JsonWriter {
  bytes(bytes: Uint8Array): void;
  text(text: string): void;
  /** Writes an integer from 0 to 2³¹ - 1. */
  integer(value: number): void;
  /**
   * Writes `numerator / denominator`, rounded to nine decimals by integer arithmetic; both integers, `denominator`
   * above 0.
   */
  ratio(numerator: number, denominator: number): void;
  /** Removes the last bytes, e.g. a bracket closed too early. */
  back(count: number): void;
  /** Returns a copy of the bytes written so far and resets the writer. */
  flush(): Buffer;
}

const SCALE = 10 ** RATE_DECIMALS;
const ZERO = 48;
const POINT = 46;
/** Maximum length of a written number. */
const MARGIN = 32;

export function createJsonWriter(initialBytes = 1 << 20): JsonWriter {
  let memory = Buffer.allocUnsafe(initialBytes);
  let at = 0;

  const reserve = (bytes: number): void => {
    if (at + bytes <= memory.length) return;
    const larger = Buffer.allocUnsafe(Math.max(memory.length * 2, at + bytes));
    memory.copy(larger, 0, 0, at);
    memory = larger;
  };
  const digits = (value: number): void => {
    let rest = value;
    let length = 1;
    for (let limit = 10; limit <= value; limit *= 10) length++;
    for (let place = at + length - 1; place >= at; place--) {
      const shorter = (rest / 10) | 0;
      memory[place] = ZERO + rest - shorter * 10;
      rest = shorter;
    }
    at += length;
  };

  return {
    bytes(bytes) {
      reserve(bytes.length);
      memory.set(bytes, at);
      at += bytes.length;
    },
    text(text) {
      // UTF-8 needs at most three bytes per UTF-16 code unit.
      reserve(3 * text.length);
      at += memory.write(text, at);
    },
    integer(value) {
      reserve(MARGIN);
      digits(value | 0);
    },
    ratio(numerator, denominator) {
      reserve(MARGIN);
      const scaled = Math.round((numerator * SCALE) / denominator);
      const integer = Math.floor(scaled / SCALE);
      digits(integer);
      let fraction = (scaled - integer * SCALE) | 0;
      if (fraction === 0) return;
      memory[at] = POINT;
      for (let place = at + RATE_DECIMALS; place > at; place--) {
        const shorter = (fraction / 10) | 0;
        memory[place] = ZERO + fraction - shorter * 10;
        fraction = shorter;
      }
      at += RATE_DECIMALS + 1;
      while (memory[at - 1] === ZERO) at--;
    },
    back(count) {
      at -= count;
    },
    flush() {
      const copy = Buffer.from(memory.subarray(0, at));
      at = 0;
      return copy;
    },
  };
}
