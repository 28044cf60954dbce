import { expect, test } from 'vitest';
import { renderDescription } from '../../../page/testing/render-description.tsx';
import { OurDataDescription } from './OurDataDescription.tsx';

test('descriptions of the data pages name the county', async () => {
  expect(await renderDescription(<OurDataDescription of="data-downloads" />)).toBe(
    'Every public table for Los Angeles County as CSV and Parquet, with what each column means and how to cite it.',
  );
  expect(await renderDescription(<OurDataDescription of="data-coverage" />, {}, 'es')).toContain(
    'Los registros de delitos del condado de Los Ángeles por vecindario',
  );
  expect(await renderDescription(<OurDataDescription of="data" sample />)).toMatch(
    /^Sample data: /,
  );
});
