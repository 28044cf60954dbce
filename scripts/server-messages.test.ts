import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findUnusedMessageIds } from '../apps/web/src/i18n/messages/testing/find-unused-message-ids.ts';
import { shownValues, usedValues } from '../apps/web/src/i18n/messages/testing/message-values.ts';

type Catalog = Readonly<Record<string, string>>;

const server = join(import.meta.dirname, '../apps/server/src');
const folders = globSync('**/messages/en.ts', { cwd: server }).map((file) => dirname(file));

async function load(folder: string, language: 'en' | 'es'): Promise<Catalog> {
  const exports = await import(join(server, folder, `${language}.ts`));
  return Object.assign({}, ...(Object.values(exports) as Catalog[]));
}

it('finds the catalogs of the server', () => {
  expect(folders).toContain('features/air/messages');
});

describe.each(folders)('the texts in %s', async (folder) => {
  const en = await load(folder, 'en');
  const es = await load(folder, 'es');
  const ids = Object.keys(en);
  const code = globSync('**/*.ts', {
    cwd: join(server, folder, '..'),
    exclude: ['**/*.test.ts', '**/messages/{en,es}.ts'],
  })
    .map((file) => readFileSync(join(server, folder, '..', file), 'utf8'))
    .join('\n');

  it('have the same ids in Spanish', () => {
    expect(Object.keys(es).sort()).toEqual(ids.toSorted());
  });

  it('have the same values in Spanish', () => {
    const differing = ids.flatMap((id) => {
      const [english, spanish] = [en[id] ?? '', es[id] ?? ''];
      // Spanish may omit a value that English uses only to choose a form.
      const missing = [...shownValues(english)].filter((name) => !usedValues(spanish).has(name));
      const unknown = [...usedValues(spanish)].filter((name) => !usedValues(english).has(name));
      return missing.length + unknown.length === 0 ? [] : [{ id, missing, unknown }];
    });
    expect(differing).toEqual([]);
  });

  it('are all used by the feature', () => {
    expect(findUnusedMessageIds(ids, code)).toEqual([]);
  });
});
