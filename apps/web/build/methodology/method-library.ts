import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { METHOD_NAMES, type MethodName } from '@townlight/domain/county';
import { LANGUAGES, type Language, localizePath } from '@townlight/domain/language';
import { type Page, pagePath } from '@townlight/domain/pages';
import { type Heading, readHeadings } from './read-headings.ts';

export const METHOD_FOLDER = join(import.meta.dirname, '../../../../docs/methodology');

/** The Markdown source of a text in `docs/methodology`. */
export interface MethodSource {
  readonly name: MethodName;
  readonly language: Language;
  /** The path in the folder: `air.md`, `es/air.md`. */
  readonly path: string;
  readonly source: string;
  readonly headings: readonly Heading[];
}

const PAGES: Readonly<Record<MethodName, Page>> = {
  crime: { kind: 'method' },
  categories: { kind: 'categories-method' },
  'crime-types': { kind: 'crime-types-method' },
  air: { kind: 'air-method' },
  coronavirus: { kind: 'coronavirus-method' },
};

/** English is in the folder itself, where readers of the code look first. */
function methodPath(name: MethodName, language: Language): string {
  return language === 'en' ? `${name}.md` : `${language}/${name}.md`;
}

/** Reads all texts: they link to each other, and sections share their ids across languages. */
export function readMethodSources(): MethodSource[] {
  return METHOD_NAMES.flatMap((name) =>
    LANGUAGES.map((language) => {
      const path = methodPath(name, language);
      const source = readFileSync(join(METHOD_FOLDER, path), 'utf8');
      return { name, language, path, source, headings: readHeadings(source) };
    }),
  );
}

/** The county whose passages the texts have, or any other: `general`. */
export type MethodCounty = 'los-angeles' | 'general';

const PASSAGE = /<!-- only: (los-angeles|general) -->([\s\S]*?)<!-- only: end -->/g;

/** Returns the texts for one county: without the passages of others, `<!-- only: general -->…<!-- only: end -->`. */
export function selectPassages(
  library: readonly MethodSource[],
  county: MethodCounty,
): MethodSource[] {
  return library.map((text) => {
    const source = text.source.replace(PASSAGE, (_, only: string, passage: string) =>
      only === county ? passage : '',
    );
    return { ...text, source, headings: readHeadings(source) };
  });
}

/** Returns the ids of a text's sections: the slugs of the English headings, in every language. */
export function listSectionIds(library: readonly MethodSource[], name: MethodName): string[] {
  const english = library.find((text) => text.name === name && text.language === 'en');
  return (english?.headings ?? []).map(({ slug }) => slug);
}

/**
 * Resolves a link of a text to its address on the site: `../crime.md#rates` is `/about/method#rates`. Addresses of
 * other sites stay unchanged.
 * @throws Error for an unknown text or section
 */
export function resolveMethodLink(
  library: readonly MethodSource[],
  from: MethodSource,
  href: string,
): string {
  if (/^https?:/.test(href)) return href;
  const [file = '', section] = href.split('#');
  const path = file === '' ? from.path : join(from.path, '..', file);
  const text = library.find((one) => one.path === path);
  if (text === undefined) throw new Error(`${from.path}: ${href} leads to no text of this folder`);
  const page = file === '' ? '' : localizePath(text.language, pagePath(PAGES[text.name]));
  if (section === undefined) return page;
  // markdown-it percent-encodes accents in addresses: %C3%A9
  const wanted = decodeURIComponent(section);
  const at = text.headings.findIndex(({ slug }) => slug === wanted);
  if (at < 0) throw new Error(`${from.path}: ${path} has no section #${section}`);
  return `${page}#${listSectionIds(library, text.name)[at]}`;
}
