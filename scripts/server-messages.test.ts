import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  findUnusedMessageIds,
  shownValues,
  usedValues,
} from '../apps/web/src/i18n/messages/testing/message-checks.ts';

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

  it('get the values that they display', () => {
    const missing = listCalls(code).flatMap(({ id, values }) => {
      const names = [...usedValues(en[id] ?? ''), ...usedValues(es[id] ?? '')];
      return names
        .filter((name) => /^\w/.test(name) && !values.includes(name))
        .map((name) => `${id}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('are all used by the feature', () => {
    expect(findUnusedMessageIds(ids, code)).toEqual([]);
  });
});

it('finds the values of a call', () => {
  const code =
    "text('a.b', { name, to: f({ x: 1 }), day: on(day, 2) }); text('c.d'); text('e.f', rest)";
  expect(listCalls(code)).toEqual([
    { id: 'a.b', values: ['name', 'to', 'day'] },
    { id: 'c.d', values: [] },
  ]);
});

/** Lists the messages that are formatted by a literal id, without those whose values are not all listed. */
function listCalls(code: string): { id: string; values: string[] }[] {
  return [...code.matchAll(/\btext\(\s*'([\w.-]+)'(,?)\s*/g)].flatMap(
    ({ index, 0: { length }, 1: id = '', 2: comma }) => {
      const rest = code.slice(index + length);
      if (comma === '') return [{ id, values: [] }];
      const literal = rest.startsWith('{') ? splitTopLevel(rest.slice(1)) : ['...'];
      if (literal.some((property) => property.startsWith('...'))) return [];
      return [{ id, values: literal.map((property) => /^\w+/.exec(property)?.[0] ?? property) }];
    },
  );
}

/** Splits an object literal, after its opening brace, into its properties. */
function splitTopLevel(code: string): string[] {
  const properties = [''];
  let depth = 0;
  for (const character of code) {
    if ('([{'.includes(character)) depth++;
    if (')]}'.includes(character)) depth--;
    if (depth < 0) break;
    if (depth === 0 && character === ',') properties.push('');
    else properties.push((properties.pop() ?? '') + character);
  }
  return properties.map((property) => property.trim()).filter((property) => property !== '');
}
