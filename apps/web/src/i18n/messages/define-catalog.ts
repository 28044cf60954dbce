import { LANGUAGES, type Language } from '@townlight/domain/language';
import { lazyImport } from '../../http/lazy-imports.ts';
import { county } from '../county.ts';

/** The messages of a catalog in one language: by id, in ICU message format. */
export type CatalogMessages = Readonly<Record<string, string>>;

/** Imports the file of each language; its exports are merged. */
type CatalogFiles = Readonly<
  Record<Language, () => Promise<Readonly<Record<string, CatalogMessages>>>>
>;

/** A catalog of messages. Each language is a separate file, so that a reader loads one language. */
export interface Catalog {
  /** Loads the messages in a language outside of rendering: once, and again after a failure. */
  load(language: Language): Promise<CatalogMessages>;
  /** Returns the messages for React's `use`. */
  loadForRender(language: Language): Promise<CatalogMessages>;
  /** Whether the messages were requested in some language. */
  isUsed(): boolean;
}

const catalogs: Catalog[] = [];

/** @param name unique in the whole site */
export function defineCatalog(name: string, files: CatalogFiles): Catalog {
  const lazyMessages = (language: Language) =>
    lazyImport<CatalogMessages>(`texts ${language} ${name}`, async () => {
      const messages = Object.assign({}, ...Object.values(await files[language]()));
      const terms = county.areaTerms?.[language];
      if (terms === undefined) return messages;
      const { withAreaTerms } = await import('../area-terms.ts');
      return withAreaTerms(messages, language, terms);
    });
  const messages = { en: lazyMessages('en'), es: lazyMessages('es') };
  const catalog: Catalog = {
    load: (language) => messages[language].load(),
    loadForRender: (language) => messages[language](),
    isUsed: () => LANGUAGES.some((language) => messages[language].isStarted()),
  };
  catalogs.push(catalog);
  return catalog;
}

/** Loads every catalog in use in another language, so that nothing suspends when it changes. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all(catalogs.filter((one) => one.isUsed()).map((one) => one.load(language)));
}
