import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readJsonFeatures } from './read-json-features.ts';

const ONE = '{"type":"Feature","properties":{"number":"1"},"geometry":null}';
const COLLECTION = `"type":"FeatureCollection","features":[${ONE},${ONE}]`;

async function read(text: string, pieceLength = text.length): Promise<string[]> {
  const pieces = text.match(new RegExp(`.{1,${pieceLength}}`, 'gs')) ?? [];
  const features: string[] = [];
  for await (const some of readJsonFeatures(Readable.from(pieces), 'a.geojson'))
    features.push(...some.map((feature) => feature.text));
  return features;
}

test.each([
  ['behind the features', `{${COLLECTION},"exceededTransferLimit" : true}`],
  ['before them', `{"exceededTransferLimit":true,${COLLECTION}}`],
  ['among properties', `{"properties": {"exceededTransferLimit": true}, ${COLLECTION}}`],
])('exceededTransferLimit %s is detected, for any chunk size', async (_, text) => {
  for (const pieceLength of [text.length, 7, 1])
    await expect(read(text, pieceLength)).rejects.toThrow(
      'a.geojson: holds only 2 features of its service, which says exceededTransferLimit',
    );
});

test.each([
  ['a server that left none out', `{"exceededTransferLimit":false,${COLLECTION}}`, 2],
  [
    'a property of a feature',
    `{${COLLECTION.replace('"number":"1"', '"exceededTransferLimit":true')}}`,
    2,
  ],
  [
    'features alone with it',
    '{"type":"Feature","properties":{"exceededTransferLimit":true}}\n'.repeat(3),
    3,
  ],
  ['a value of that name', `{"name":"exceededTransferLimit","ok":true,${COLLECTION}}`, 2],
])('exceededTransferLimit is not detected for %s', async (_, text, features) => {
  for (const pieceLength of [text.length, 7, 1])
    expect(await read(text, pieceLength)).toHaveLength(features);
});
