import { readdirSync, readFileSync } from 'node:fs';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';

const source = new URL('../../', import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const components = files.filter((file) => file.endsWith('.tsx') && !file.includes('.test.'));

describe('the catalogue of texts', () => {
  it('holds only texts that can be read', () => {
    const faults: string[] = [];
    const intl = createIntl({
      locale: 'en',
      messages: en,
      onError: (error) => {
        // A text that waits for its values is no fault of the catalogue.
        if (error.code !== 'FORMAT_ERROR') faults.push(error.message);
      },
    });
    for (const id of Object.keys(en)) intl.formatMessage({ id }, {});
    expect(faults).toEqual([]);
  });

  it.each(components)('is the only place of words: %s has none', (file) => {
    const code = readFileSync(new URL(file, source), 'utf8');
    // Words between two tags, alone on their line or behind a tag.
    const words = [...code.matchAll(/(?:<\/?[\w.]+[^<>]*[^=]>|^)\s*([A-Z][a-z]+[\w ,.’']*)\s*</gm)];
    expect(words.map(([, text]) => text)).toEqual([]);
    expect(code).not.toMatch(/(aria-label|title|placeholder|alt)="[A-Za-z][^".]*"/);
  });
});
