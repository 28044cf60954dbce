import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { spanishNames } from '@townlight/county-los-angeles';
import type { Language } from '@townlight/domain/language';
import type { Messages } from '../messages/en.ts';
import { toNameMessages } from '../names.ts';

const source = join(import.meta.dirname, '../..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).sort();

/** Every text of the site: those of all catalog files, whether or not a page loads them. */
export const en = await readCatalogs('en');
export const es = await readCatalogs('es');

async function readCatalogs(language: Language): Promise<Readonly<Messages>> {
  const named = files.filter((file) => file.endsWith(`.${language}.ts`));
  const modules: object[] = await Promise.all(
    named.map((file) => import(/* @vite-ignore */ pathToFileURL(join(source, file)).href)),
  );
  return Object.assign({}, ...modules.flatMap((module) => Object.values(module)));
}

/** The Spanish names of the tests' county as messages. */
export const namesEs = toNameMessages(spanishNames);
