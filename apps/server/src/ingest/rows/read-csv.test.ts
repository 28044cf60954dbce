import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

async function read(
  text: string,
  pieces = text.length,
): Promise<{ rows: string[][]; lines: number[] }> {
  const slices: string[] = [];
  for (let at = 0; at < text.length; at += pieces) slices.push(text.slice(at, at + pieces));
  const all = { rows: [] as string[][], lines: [] as number[] };
  for await (const chunk of readCsv(Readable.from(slices), 'file.csv')) {
    all.rows.push(...chunk.rows);
    all.lines.push(...chunk.lines);
  }
  return all;
}

describe('reading delimited text', () => {
  it('preserves commas and line breaks within quotes, and records the line on which each row begins', async () => {
    const { rows, lines } = await read('a,b\n1,"x, y"\n2,"two\nlines"\n3,z\n');
    expect(rows).toEqual([
      ['a', 'b'],
      ['1', 'x, y'],
      ['2', 'two\nlines'],
      ['3', 'z'],
    ]);
    expect(lines).toEqual([1, 2, 3, 5]);
  });

  it('returns the same rows for any chunk size', async () => {
    const text = `id,what\r\n${Array.from({ length: 50 }, (_, i) => `${i},"a ""b"", ${i}"`).join('\r\n')}\r\n`;
    const expected = await read(text);
    for (const pieces of [7, 64, 501]) expect(await read(text, pieces)).toEqual(expected);
  });

  it('passes over empty lines, and counts them', async () => {
    const { rows, lines } = await read('a,b\n\n1,x\n\n\n2,y\n');
    expect(rows).toEqual([
      ['a', 'b'],
      ['1', 'x'],
      ['2', 'y'],
    ]);
    expect(lines).toEqual([1, 3, 6]);
  });

  it('reports the line on which an unclosed quotation mark begins', async () => {
    await expect(read('a,b\n1,x\n2,"never closed\n3,y\n')).rejects.toThrow(
      'file.csv, line 3: a quotation mark is opened but not closed properly; ' +
        'fix the line (double the quotation marks inside a quoted field) or fetch the file again',
    );
  });
});
