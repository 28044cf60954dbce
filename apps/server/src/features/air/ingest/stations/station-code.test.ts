import { expect, test } from 'vitest';
import { normalizeStationCode } from './station-code.ts';

test.each([
  ['060371103', '060371103'],
  ['840060371103', '060371103'],
  // regression: these became separate stations without readings
  ['60371103.0', '060371103'],
  ['840060371103.0', '060371103'],
  ['4711.0', '4711'],
  ['site 1.0', 'site 1.0'],
])('%s is the station %s', (text, code) => {
  expect(normalizeStationCode(text)).toBe(code);
});
