/** A list of 32-bit integers that grows as it is filled. */
export class GrowingInts {
  data: Int32Array<ArrayBuffer>;
  length = 0;

  constructor(capacity: number) {
    this.data = new Int32Array(Math.max(16, capacity));
  }

  push(value: number): void {
    if (this.length === this.data.length) {
      const larger = new Int32Array(2 * this.length);
      larger.set(this.data);
      this.data = larger;
    }
    this.data[this.length++] = value;
  }

  clear(): void {
    this.length = 0;
  }

  /** Discards the contents and allocates `count` integers that may be written in any order. */
  reserve(count: number): void {
    if (this.data.length < count) this.data = new Int32Array(2 * count);
    this.length = count;
  }
}
