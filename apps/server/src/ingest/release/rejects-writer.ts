import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { toCsv } from '@townlight/domain/csv';
import { toPlainLine } from '../../platform/safe-text.ts';

/** Buffer size before a write. */
const BUFFER_CHARACTERS = 1 << 16;

/** Size limit of a rejects file, so that a bad load cannot fill the disk. */
const MAX_BYTES = 100_000_000;

/**
 * Writes rejected rows to a CSV file: line number, reason, and the original fields. The file is created with the first
 * row. It ends at 100 MB; its last line gives the number of omitted rows.
 */
export class RejectsWriter {
  readonly #folder: string;
  readonly #name: string;
  readonly #header: readonly string[];
  readonly #now: Date;
  #file: number | undefined;
  #path: string | null = null;
  readonly #maxBytes: number;
  #buffer = '';
  #written = 0;
  #count = 0;
  #leftOut = 0;
  #firstFault = '';

  /**
   * @param name what is loaded, e.g. `city-police`; the file name is the time and this name
   * @param header the known names of the source's columns
   * @param maxBytes size of the file; one more buffer may be written
   */
  constructor(
    folder: string,
    name: string,
    header: readonly string[] = [],
    now: Date = new Date(),
    maxBytes = MAX_BYTES,
  ) {
    this.#maxBytes = maxBytes;
    this.#folder = folder;
    this.#name = name;
    this.#header = header;
    this.#now = now;
  }

  /** @param raw the row's fields */
  add(line: number, reason: string, raw: readonly string[]): void {
    if (this.#count++ === 0) {
      this.#firstFault = `line ${line.toLocaleString('en')}: ${reason}`;
      this.#open();
    }
    if (this.#written >= this.#maxBytes) {
      this.#leftOut++;
      return;
    }
    this.#buffer += toCsv([[line, toPlainLine(reason), ...raw]], '\n');
    if (this.#buffer.length >= BUFFER_CHARACTERS) this.#write();
  }

  get count(): number {
    return this.#count;
  }

  /** The first rejection, `line 1,204: NUMBER is empty`; empty when no row was rejected. */
  get firstFault(): string {
    return this.#firstFault;
  }

  /** Returns the number of rejected rows and the path of the file, null when there are none. Idempotent. */
  close(): { count: number; path: string | null } {
    if (this.#file !== undefined) {
      if (this.#leftOut > 0) this.#buffer += toCsv([['', this.#ending()]], '\n');
      this.#write();
      closeSync(this.#file);
      this.#file = undefined;
    }
    return { count: this.#count, path: this.#path };
  }

  #open(): void {
    mkdirSync(this.#folder, { recursive: true });
    const time = this.#now.toISOString().slice(0, 19).replaceAll(':', '-');
    for (let turn = 1; this.#file === undefined; turn++) {
      const path = join(this.#folder, `${time}-${this.#name}${turn === 1 ? '' : `-${turn}`}.csv`);
      try {
        this.#file = openSync(path, 'wx');
        this.#path = path;
      } catch (error) {
        // two loads started in the same second
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
    this.#buffer = toCsv([['line', 'reason', ...this.#header]], '\n');
  }

  #ending(): string {
    const rows = this.#leftOut === 1 ? 'row was' : 'rows were';
    return `${this.#leftOut.toLocaleString('en')} more ${rows} rejected but not listed, because this file has reached its limit of ${this.#maxBytes.toLocaleString('en')} bytes`;
  }

  #write(): void {
    if (this.#file !== undefined && this.#buffer !== '')
      this.#written += writeSync(this.#file, this.#buffer);
    this.#buffer = '';
  }
}
