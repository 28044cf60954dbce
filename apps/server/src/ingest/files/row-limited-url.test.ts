import { expect, test } from 'vitest';
import { listRowLimits, refuseRowLimitedUrl } from './row-limited-url.ts';

test('a URL that returns only its first 1,000 rows is rejected', () => {
  expect(() => refuseRowLimitedUrl('https://data.test/resource/abcd-1234.csv')).toThrow(
    'this address gives 1,000 rows at most; use https://data.test/resource/abcd-1234.json, which is read page by page, or https://data.test/api/views/abcd-1234/rows.csv',
  );
  expect(() =>
    refuseRowLimitedUrl('https://gis.test/arcgis/rest/services/Crime/FeatureServer/0/query?f=csv'),
  ).toThrow('as many rows as its maxRecordCount allows');
});

test('a complete export and a URL with an explicit limit are accepted', () => {
  refuseRowLimitedUrl('https://data.test/api/views/abcd-1234/rows.csv');
  refuseRowLimitedUrl('https://data.test/resource/abcd-1234.csv?$limit=70000');
  expect(listRowLimits('https://data.test/resource/abcd-1234.csv?$limit=70000')).toContain(70_000);
  expect(listRowLimits(undefined)).toContain(1_048_576);
});
