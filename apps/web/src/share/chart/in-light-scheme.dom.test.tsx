import { expect, test } from 'vitest';
import { dark, light } from '../../ui/tokens.ts';
import { inLightScheme } from './in-light-scheme.ts';

const root = document.documentElement;
const read = () =>
  ['--ink', '--bar-now', '--crime-6'].map((name) => getComputedStyle(root).getPropertyValue(name));

test('styles have the colors of the light scheme while a chart is read, and those of the reader after it', () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = `:root{--ink:${dark.ink};--bar-now:${dark.barNow};--crime-6:${dark.crime[5]}}`;
  const shown = [dark.ink, dark.barNow, dark.crime[5]];
  expect(read()).toEqual(shown);
  expect(inLightScheme(read)).toEqual([light.ink, light.barNow, light.crime[5]]);
  expect(read()).toEqual(shown);
  const fail = () => {
    throw new Error('no chart');
  };
  expect(() => inLightScheme(fail)).toThrow('no chart');
  expect(read()).toEqual(shown);
  style.remove();
});
