import { expect, test } from 'vitest';
import { refuseForeignFile } from './refuse-foreign-file.ts';

const looked = (text: string | Buffer) => () =>
  refuseForeignFile(Buffer.from(text), 'a.csv', 'table');

test.each([
  ['the mark of tar in a word', `${'x'.repeat(256)}mustard,1\n`],
  ['the name of a column', 'PAR1,b\n1,2\n'],
  ['a column of bzip2', 'BZh,b\n1,2\n'],
  ['Latin letters', Buffer.from('\xff\xd8,name\n', 'latin1')],
  ['braces within a row', 'name,note\nActon,{"type":"Topology"}\n'],
  ['nothing but a header', 'a,b'],
])('%s is a table', (_, text) => {
  expect(looked(text)).not.toThrow();
});

test('a zip archive of which only the start is known has no list of contents', () => {
  expect(looked('PK\x03\x04\x14\0')).toThrow(
    'a.csv: is a zip archive or a workbook, not a CSV file; unpack it and load the file in it that has the data',
  );
});
