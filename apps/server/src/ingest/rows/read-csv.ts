import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { overlongRowFailure, unclosedQuoteFailure } from './parse-csv-table.ts';

/** Rows with the line number on which each begins; the header is line 1. */
export interface CsvChunk {
  readonly rows: string[][];
  readonly lines: number[];
}

/** Limits memory when a quotation mark is never closed or a file has no line breaks. */
const MAX_ROW_CHARACTERS = 1_000_000;

/**
 * Parses delimited text as it streams in, a chunk at a time, with backpressure. Skips empty lines. Papa Parse detects
 * the delimiter (comma, tab, …) by default.
 */
export async function* readCsv(
  input: Readable,
  origin: string,
  delimiter = '',
): AsyncGenerator<CsvChunk> {
  const chunks: Papa.ParseResult<string[]>[] = [];
  let paused: Papa.Parser | null = null;
  let finished = false;
  let failure: Error | null = null;
  let wake: () => void = () => {};
  let line = 1;
  const read = { characters: 0, atLastRow: 0 };
  const text = Readable.from(plainLines(input, origin), { highWaterMark: 1 });
  text.on('data', (piece: string) => {
    read.characters += piece.length;
    if (read.characters - read.atLastRow < MAX_ROW_CHARACTERS + piece.length) return;
    text.destroy(overlongRowFailure(origin, line, MAX_ROW_CHARACTERS));
  });
  Papa.parse<string[]>(text, {
    newline: '\n',
    delimiter,
    chunk(results, parser) {
      chunks.push(results);
      paused = parser;
      if (results.data.length > 0) read.atLastRow = read.characters;
      // pausing the parser does not pause its input stream
      parser.pause();
      text.pause();
      wake();
    },
    complete() {
      finished = true;
      wake();
    },
    error(error: Error) {
      failure ??= error;
      wake();
    },
  });
  while (true) {
    const results = chunks.shift();
    if (results === undefined) {
      if (failure !== null) throw failure;
      if (finished) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      continue;
    }
    const broken = results.errors.find((e) => e.type === 'Quotes');
    if (broken !== undefined) throw unclosedQuoteFailure(origin, line + (broken.row ?? 0));
    const rows: string[][] = [];
    const lines: number[] = [];
    for (const row of results.data) {
      if (row.length > 1 || row[0] !== '') {
        rows.push(row);
        lines.push(line);
      }
      line += 1 + lineBreaksWithin(row);
    }
    if (rows.length > 0) yield { rows, lines };
    (paused as Papa.Parser | null)?.resume();
    text.resume();
  }
}

/** Normalizes line ends (real files mix them) and makes the first chunk long enough to detect the delimiter. */
async function* plainLines(input: Readable, origin: string): AsyncGenerator<string> {
  let pending = '';
  let started = false;
  let oldLineEnds = false;
  for await (const piece of input) {
    let text = pending + String(piece);
    pending = '';
    if (!started && !text.includes('\n')) {
      if (text.length <= MAX_ROW_CHARACTERS) {
        pending = text;
        continue;
      }
      if (!text.includes('\r')) throw overlongRowFailure(origin, 1, MAX_ROW_CHARACTERS);
      oldLineEnds = true;
    }
    if (oldLineEnds) {
      started = true;
      yield text.replaceAll('\r', '\n');
      continue;
    }
    started = true;
    if (text.endsWith('\r')) {
      pending = '\r';
      text = text.slice(0, -1);
    }
    if (text !== '') yield text.replaceAll('\r\n', '\n');
  }
  if (pending !== '') yield pending.replaceAll('\r', '\n');
}

function lineBreaksWithin(row: readonly string[]): number {
  let breaks = 0;
  for (const field of row) {
    for (let at = field.indexOf('\n'); at >= 0; at = field.indexOf('\n', at + 1)) breaks++;
  }
  return breaks;
}
