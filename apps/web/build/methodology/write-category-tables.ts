import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillCategoryTables } from './category-tables.ts';
import { METHOD_FOLDER, readMethodSources } from './method-library.ts';

/** Writes the tables of the categories into their texts, in both languages. */
for (const { name, language, path } of readMethodSources()) {
  if (name !== 'categories') continue;
  const file = join(METHOD_FOLDER, path);
  writeFileSync(file, fillCategoryTables(readFileSync(file, 'utf8'), language));
}
